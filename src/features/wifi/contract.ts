import * as v from 'valibot';
import { WIFI_METHODS } from '#domain/wifi-measuring.ts';
import { WIFI_MBPS } from '#domain/wifi-speed.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, idParams, idSchema } from '#platform/contract/schemas.ts';

export * from './contract/paths.ts';

/** The speeds that a guest recorded in one reservation. */
export const stayWifiSchema = v.object({
  reservationId: idSchema,
  /** Whether another can be recorded now. */
  mayMeasure: v.boolean(),
  /** One an hour at most, the newest first. */
  speeds: v.array(
    v.object({
      /** In the time zone of the place. */
      day: dateSchema,
      hour: v.number(),
      mbps: v.number(),
      method: v.picklist(WIFI_METHODS),
    }),
  ),
});
export type StayWifi = v.InferOutput<typeof stayWifiSchema>;

export const showWifi = defineRoute({
  id: 'wifi.show',
  method: 'GET',
  path: '/api/reservations/:id/wifi',
  summary: 'List the wifi speeds that I recorded during a reservation of mine, newest first',
  access: 'signed-in',
  params: idParams,
  response: stayWifiSchema,
  errors: ['not-found', 'forbidden'],
});

export const recordWifi = defineRoute({
  id: 'wifi.record',
  method: 'POST',
  path: '/api/reservations/:id/wifi',
  summary: 'Record how fast the wifi is where I stay; a later one of the same hour replaces it',
  access: 'signed-in',
  params: idParams,
  body: v.object({
    /** Download, in megabits a second. */
    mbps: v.pipe(v.number(), v.integer(), v.minValue(WIFI_MBPS.min), v.maxValue(WIFI_MBPS.max)),
    method: v.picklist(WIFI_METHODS),
  }),
  response: stayWifiSchema,
  errors: ['not-found', 'forbidden', 'wifi-not-now', 'wifi-days-used'],
  idempotent: true,
  accountLimit: 'wifi',
});

export const wifiRoutes = [showWifi, recordWifi] as const;
