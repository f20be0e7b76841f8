import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { todayIn } from '#domain/dates.ts';
import { medianSpeed } from '#domain/wifi-guarantee.ts';
import { MEASURED_DAYS, SPEED_TEST_BYTES, verdictOnMeasuring } from '#domain/wifi-measuring.ts';
import { seeToGuarantee } from '#features/reservations/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { type AppEnv, admitCaller } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import * as contract from '../contract.ts';
import { type recordWifi as recordWifiRoute, SPEED_TEST, type StayWifi } from '../contract.ts';
import { listAged, refreshKnownWifi } from './store/known-wifi.ts';
import {
  countOtherDays,
  type HourSpeed,
  listSpeeds,
  loadMeasured,
  loadSpeedsOfOthers,
  lockMeasured,
  recordSpeed,
} from './store/measurements.ts';

/**
 * Records the wifi speed of this hour where a guest stays, recomputes the listing's speed, and sees
 * to the guarantee.
 *
 * @throws Problem with the code of the verdict; 'wifi-days-used'
 */
export async function recordWifi(
  id: string,
  { mbps, method }: RouteInput<typeof recordWifiRoute>['body'],
  context: SignedInContext,
): Promise<StayWifi> {
  const { db, actor, now } = context;
  const reservation = await lockMeasured(db, id);
  if (reservation === null) throw new Problem('not-found');
  const verdict = verdictOnMeasuring(reservation, actor, now);
  if (verdict !== 'ok') throw new Problem(verdict);
  const day = todayIn(now, reservation.timeZone);
  const { hour } = now.toZonedDateTimeISO(reservation.timeZone);
  if ((await countOtherDays(db, id, day)) >= MEASURED_DAYS) throw new Problem('wifi-days-used');
  await recordSpeed(db, reservation, { day, hour, mbps, method }, now);
  await refreshKnownWifi(db, [reservation.listingId], todayIn(now, 'UTC'));
  const speeds = await listSpeeds(db, id);
  const others = await loadSpeedsOfOthers(db, reservation, now);
  const medianMbps = medianSpeed(others.map((each) => ({ mbps: each })));
  await seeToGuarantee(context, id, {
    speeds: speeds.map((speed) => ({ ...speed, at: speed.measuredAt })),
    newest: { at: now, mbps, method },
    others: medianMbps === null ? null : { medianMbps, guests: others.length },
  });
  return { reservationId: id, mayMeasure: true, speeds: speeds.map(showSpeed) };
}

function showSpeed({ day, hour, mbps, method }: HourSpeed): StayWifi['speeds'][number] {
  return { day, hour, mbps, method };
}

/**
 * The speeds that a guest recorded during a reservation.
 *
 * @throws Problem 'not-found' for a stranger, so that ids can't be tried out; 'forbidden' for its
 *   host, who sees the result of all guests and not those of one
 */
export async function showWifi(
  id: string,
  { services, actor, now }: SignedInContext,
): Promise<StayWifi> {
  // Read from the primary, since the caller may have recorded one a moment ago.
  const { main } = services.database;
  const reservation = await loadMeasured(main, id);
  if (reservation === null) throw new Problem('not-found');
  const verdict = verdictOnMeasuring(reservation, actor, now);
  if (verdict === 'not-found' || verdict === 'forbidden') throw new Problem(verdict);
  return {
    reservationId: id,
    mayMeasure: verdict === 'ok',
    speeds: (await listSpeeds(main, id)).map(showSpeed),
  };
}

/** Listings of one transaction. */
const BATCH = 200;

/** Removes outdated speeds from the figures of listings, every night. */
export function wifiJobs(services: Services): JobHandler<never>[] {
  const age: JobHandler<object> = {
    name: 'wifi.age',
    cron: '17 3 * * *',
    run: async () => {
      const { database, now } = services;
      const today = todayIn(now(), 'UTC');
      for (;;) {
        const ids = await listAged(database.main, today, BATCH);
        if (ids.length === 0) return;
        await database.transaction((tx) => refreshKnownWifi(tx, ids, today));
      }
    },
  };
  return [age];
}

/** Every call about measured wifi. */
export const WIFI_ROUTES: readonly ServedRoute[] = [
  serve(contract.showWifi, ({ params }, context) => showWifi(params.id, context)),
  serve(contract.recordWifi, ({ params, body }, context) => recordWifi(params.id, body, context)),
];

/** Sent repeatedly; random, so that it can't be compressed on its path. */
const NOISE = randomBytes(64 * 1024);

const bytesSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/),
  v.transform(Number),
  v.minValue(SPEED_TEST_BYTES.min),
  v.maxValue(SPEED_TEST_BYTES.max),
);

/**
 * `GET /api/reservations/:id/speed-test?bytes=`: as many bytes for the guest who is there now. It
 * is refused to all others, so no stranger can make the server send them.
 */
export function mountSpeedTest(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  app.get(SPEED_TEST, async (c) => {
    const actor = (await admitCaller(c, 'speed-test', services, limits))?.actor ?? null;
    if (actor === null) throw new Problem('signed-out');
    const id = c.req.param('id');
    if (!v.is(idSchema, id)) throw new Problem('not-found');
    const reservation = await loadMeasured(services.database.main, id);
    if (reservation === null) throw new Problem('not-found');
    const verdict = verdictOnMeasuring(reservation, actor, services.now());
    if (verdict !== 'ok') throw new Problem(verdict);
    const bytes = v.safeParse(bytesSchema, c.req.query('bytes'));
    if (!bytes.success) throw new Problem('invalid-input');
    c.header('content-type', 'application/octet-stream');
    c.header('content-length', String(bytes.output));
    c.header('cache-control', 'private, no-store, no-transform');
    return c.body(noise(bytes.output));
  });
}

/** So many random bytes, of which only the next chunk is in memory. */
function noise(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, NOISE.length);
      // A copy: the stream may retain or detach the buffer it is given.
      controller.enqueue(new Uint8Array(NOISE.subarray(0, size)));
      left -= size;
      if (left === 0) controller.close();
    },
  });
}
