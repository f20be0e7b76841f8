import { ApiError, call } from '#platform/web/api/client.ts';
import { endPush, type PushRefusal, subscribeToPush } from '#platform/web/scope/push-device.ts';
import { showPush, turnPushOff, turnPushOn } from '../../contract/addresses.gen.ts';
import type { PushSettings } from '../../contract.ts';

/**
 * Turns notifications on at this browser, which asks the person for permission. Only in answer to a
 * press.
 *
 * @param publicKey of the server; fetched where it isn't known
 * @returns the settings from now on, or why the browser shows none
 * @throws where the browser's push service or the server is away, or refuses
 */
export async function startPush(publicKey?: string): Promise<PushSettings | PushRefusal> {
  const key = publicKey ?? (await call(showPush, {})).publicKey;
  const subscription = await subscribeToPush(key);
  if (typeof subscription === 'string') return subscription;
  const { endpoint = '', keys = {} } = subscription;
  const { p256dh = '', auth = '' } = keys;
  try {
    return await call(turnPushOn, { body: { endpoint, keys: { p256dh, auth } } });
  } catch (error) {
    // A subscription that the server refused would be refused again.
    if (error instanceof ApiError) await endPush();
    throw error;
  }
}

/** Turns notifications off at this browser: at the server first, which is what counts. */
export async function stopPush(): Promise<PushSettings> {
  const settings = await call(turnPushOff, {});
  await endPush().catch(() => {});
  return settings;
}
