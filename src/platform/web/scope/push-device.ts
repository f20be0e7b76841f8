import { canHaveWorker, findWorker, startWorker } from './device-worker.ts';

/** Why a browser shows no notifications after it was asked to. */
export type PushRefusal = 'blocked' | 'dismissed';

/**
 * Whether the browser can show notifications of a page that isn't open. On iOS only an installed app
 * can.
 */
export function canPush(): boolean {
  return canHaveWorker() && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Whether the person has answered the browser's question; it asks once. */
export function pushPermission(): NotificationPermission {
  return Notification.permission;
}

/** Whether this browser is subscribed, for whichever key. */
export async function isPushOn(): Promise<boolean> {
  return (await findSubscription()) !== null;
}

/** Whether this browser is subscribed for a key, in base64url. */
export async function isPushOnFor(publicKey: string): Promise<boolean> {
  const subscription = await findSubscription();
  return subscription !== null && isFor(subscription, publicKey);
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  return (await (await findWorker())?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the person for permission and subscribes. Only in answer to a press: browsers refuse
 * otherwise.
 *
 * @param publicKey of the sender, in base64url
 * @returns the subscription, or why there is none
 */
export async function subscribeToPush(
  publicKey: string,
): Promise<PushSubscriptionJSON | PushRefusal> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'blocked' : 'dismissed';
  const { pushManager } = await startWorker();
  const before = await pushManager.getSubscription();
  // A browser keeps one subscription, and refuses another key.
  if (before !== null && !isFor(before, publicKey)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: toBytes(publicKey),
  });
  return subscription.toJSON();
}

/** Ends this browser's subscription; its push service may be away. */
export async function endPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  // Where a browser doesn't tell, its push service will.
  if (key === null) return true;
  const bytes = toBytes(publicKey);
  return new Uint8Array(key).every((byte, at) => byte === bytes[at]);
}

function toBytes(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
