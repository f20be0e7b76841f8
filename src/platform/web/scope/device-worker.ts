/**
 * The service worker of this site: shows kept trips and notifications. Its source is in
 * `reservations/web/kept-trips`.
 */
const WORKER = '/trips-worker.js';

/** Whether the browser can have it; none can over http from another machine. */
export function canHaveWorker(): boolean {
  return 'serviceWorker' in navigator;
}

/** Whether it stands between this page and the server. */
export function hasWorker(): boolean {
  return canHaveWorker() && navigator.serviceWorker.controller !== null;
}

/** Installs it where it isn't, and waits until it works. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return await navigator.serviceWorker.ready;
}

/** Its registration; undefined where it was never started. */
export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return canHaveWorker() ? await navigator.serviceWorker.getRegistration() : undefined;
}
