import * as v from 'valibot';
import type { PUSH_KINDS } from '#domain/push-kinds.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams, idSchema, instantSchema } from '#platform/contract/schemas.ts';

// Notifications that browsers show by themselves.

const base64Url = (max: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(/^[\w-]+=*$/));

/** A subscription as browsers write it to JSON (W3C Push API). */
export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  keys: v.object({ p256dh: base64Url(120), auth: base64Url(60) }),
});

const kindsSchema = v.object({
  answer: v.boolean(),
  message: v.boolean(),
  payment: v.boolean(),
  session: v.boolean(),
} satisfies Record<(typeof PUSH_KINDS)[number], v.GenericSchema<boolean>>);
export type PushKinds = v.InferOutput<typeof kindsSchema>;

const pushSettingsSchema = v.object({
  /** The key that a browser subscribes for, in base64url. */
  publicKey: v.string(),
  /** Which kinds are sent; they hold for all devices. */
  kinds: kindsSchema,
  devices: v.array(
    v.object({
      id: idSchema,
      /** Product names, empty if unknown. */
      browser: v.string(),
      system: v.string(),
      since: instantSchema,
      lastSuccessAt: v.nullable(instantSchema),
      /** Whether its push service refuses notifications. */
      refused: v.boolean(),
      /** Whether it is the browser that asks. */
      current: v.boolean(),
    }),
  ),
});
export type PushSettings = v.InferOutput<typeof pushSettingsSchema>;

export const showPush = defineRoute({
  id: 'accounts.show-push',
  method: 'GET',
  path: '/api/push',
  summary: 'Retrieve my push notifications: kinds, devices, and the key to subscribe with',
  access: 'signed-in',
  response: pushSettingsSchema,
});

export const turnPushOn = defineRoute({
  id: 'accounts.turn-push-on',
  method: 'PUT',
  path: '/api/push/device',
  summary: 'Send push notifications to this browser, until this session ends',
  access: 'signed-in',
  body: pushSubscriptionSchema,
  response: pushSettingsSchema,
  accountLimit: 'device',
  transaction: 'own',
});

export const turnPushOff = defineRoute({
  id: 'accounts.turn-push-off',
  method: 'DELETE',
  path: '/api/push/device',
  summary: 'Send no more push notifications to this browser',
  access: 'signed-in',
  response: pushSettingsSchema,
});

export const removePushDevice = defineRoute({
  id: 'accounts.remove-push-device',
  method: 'DELETE',
  path: '/api/push/devices/:id',
  summary: 'Send no more push notifications to one of my devices',
  access: 'signed-in',
  params: idParams,
  response: pushSettingsSchema,
  errors: ['not-found'],
});

export const choosePush = defineRoute({
  id: 'accounts.choose-push',
  method: 'PUT',
  path: '/api/push/kinds',
  summary: 'Choose which kinds of push notifications I get',
  access: 'signed-in',
  body: kindsSchema,
  response: pushSettingsSchema,
});

export const pushRoutes = [
  showPush,
  turnPushOn,
  turnPushOff,
  removePushDevice,
  choosePush,
] as const;
