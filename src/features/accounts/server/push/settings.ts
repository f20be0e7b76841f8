import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PUSH_KINDS } from '#domain/push-kinds.ts';
import type { RouteRequest } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { PushTargetProblem } from '#platform/server/push/push.ts';
import type {
  PushKinds,
  PushSettings,
  turnPushOn as turnPushOnRoute,
} from '../../contract/push-routes.ts';
import { readSessionToken } from '../auth/browser-cookies.ts';
import { describeBrowser } from '../describe-browser.ts';
import { findSession } from '../store/sessions.ts';
import { lockUser } from '../store/users.ts';
import * as store from './store.ts';

/** The caller's kinds and devices. The address and the keys of a device are in no answer. */
export async function showPush(
  ctx: SignedInContext,
  db: Queryable = ctx.services.database.main,
): Promise<PushSettings> {
  const { actor, now, services } = ctx;
  const sessionId = await findSessionId(ctx, db);
  const off = await store.readOff(db, actor.id);
  const devices = await store.listDevices(db, actor.id, now);
  return {
    publicKey: services.push.publicKey,
    kinds: toKinds((kind) => !off.includes(kind)),
    devices: devices.map((device) => ({
      id: device.id,
      browser: device.browser,
      system: device.system,
      since: device.createdAt.toString(),
      lastSuccessAt: device.lastSuccessAt?.toString() ?? null,
      refused: device.refusedSince !== null,
      current: device.sessionId === sessionId,
    })),
  };
}

function toKinds(isOn: (kind: (typeof PUSH_KINDS)[number]) => boolean): PushKinds {
  return {
    answer: isOn('answer'),
    message: isOn('message'),
    payment: isOn('payment'),
    session: isOn('session'),
  };
}

const NO_TARGET: MessageDescriptor = msg`Your browser's push service can't be used. Turn notifications on again, or use another browser.`;

const FIELDS: { readonly [Part in PushTargetProblem]: string } = {
  endpoint: 'endpoint',
  p256dh: 'keys.p256dh',
  auth: 'keys.auth',
};

/**
 * Sends notifications to the caller's browser from now on.
 *
 * @throws Problem `invalid-input` at the part of the subscription that can't be one; `signed-out`
 */
export async function turnPushOn(
  { endpoint, keys: { p256dh, auth } }: RouteRequest<typeof turnPushOnRoute>['body'],
  ctx: SignedInContext,
): Promise<PushSettings> {
  const { actor, now, services, translate, headers } = ctx;
  const target = { endpoint, p256dh, auth };
  const refuse = (part: PushTargetProblem) =>
    new Problem('invalid-input', { fields: { [FIELDS[part]]: translate(NO_TARGET) } });
  const wrong = await services.push.check(target);
  if (wrong !== null) throw refuse(wrong);
  return services.database.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const sessionId = await findSessionId(ctx, tx);
    if (sessionId === null) throw new Problem('signed-out');
    const names = describeBrowser(headers.get('user-agent') ?? '');
    const device = { ...target, ...names, userId: actor.id, sessionId };
    if (!(await store.putDevice(tx, device, now))) throw refuse('endpoint');
    return showPush(ctx, tx);
  });
}

/** Sends nothing more to the caller's browser; does nothing where that is so. */
export async function turnPushOff(ctx: SignedInContext): Promise<PushSettings> {
  const sessionId = await findSessionId(ctx, ctx.db);
  if (sessionId !== null) await store.deleteDeviceOfSession(ctx.db, sessionId);
  return showPush(ctx, ctx.db);
}

/** @throws Problem `not-found` for a device that isn't the caller's */
export async function removePushDevice(id: string, ctx: SignedInContext): Promise<PushSettings> {
  if (!(await store.deleteDevice(ctx.db, ctx.actor.id, id))) throw new Problem('not-found');
  return showPush(ctx, ctx.db);
}

export async function choosePush(kinds: PushKinds, ctx: SignedInContext): Promise<PushSettings> {
  const off = PUSH_KINDS.filter((kind) => !kinds[kind]);
  await store.writeOff(ctx.db, ctx.actor.id, off);
  return showPush(ctx, ctx.db);
}

/** The caller's devices and choices, without addresses and keys, for the copy of their data. */
export async function exportPush(db: Queryable, userId: string) {
  const devices = await store.listStoredDevices(db, userId);
  return {
    off: await store.readOff(db, userId),
    devices: devices.map(({ browser, system, createdAt, lastSuccessAt }) => ({
      browser,
      system,
      since: createdAt.toString(),
      lastSuccessAt: lastSuccessAt?.toString() ?? null,
    })),
  };
}

async function findSessionId(
  { headers, services, now }: SignedInContext,
  db: Queryable,
): Promise<string | null> {
  const token = readSessionToken(headers, services.config);
  return token === null ? null : ((await findSession(db, token, now))?.id ?? null);
}
