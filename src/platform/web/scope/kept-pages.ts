import { canHaveWorker, findWorker, startWorker } from './device-worker.ts';
import { isPushOn } from './push-device.ts';

/** Begins the names of caches with pages of a person's own that this device keeps; their account follows. */
const KEPT_PAGES = 'kept-pages-';
/** Attribute of a kept page's document: when it was kept, as an ISO instant. */
const KEPT_AT = 'data-kept-at';

/** Whether the browser can keep pages; none can over http from another machine. */
export function canKeepPages(): boolean {
  return canHaveWorker() && 'caches' in globalThis;
}

/** Has this device show what it keeps while the server can't be reached. */
export async function showKeptPages(): Promise<void> {
  const worker = await startWorker();
  // The browser asks for a page while it starts the worker.
  await worker.navigationPreload?.enable().catch(() => {});
}

/** When the page was kept on this device, as an ISO instant; null for one that the server sent. */
export function pageKeptAt(): string | null {
  return document.documentElement.getAttribute(KEPT_AT);
}

/** Marks a kept page as loaded again from the server. */
export function endKeptPage(): void {
  document.documentElement.removeAttribute(KEPT_AT);
}

/**
 * Calls back when a kept page has been loaded again.
 *
 * @returns ends that
 */
export function watchKeptPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [KEPT_AT] });
  return () => observer.disconnect();
}

/** Opens the pages that are kept for an account; those of other accounts are deleted. */
export async function openKeptPages(account: string): Promise<Cache> {
  const own = KEPT_PAGES + account;
  for (const name of await caches.keys()) if (name !== own) await caches.delete(name);
  return await caches.open(own);
}

/**
 * Deletes all kept pages, and does nothing where there are none. The worker goes as well, unless it
 * shows notifications.
 */
export async function deleteKeptPages(): Promise<void> {
  if (!canKeepPages()) return;
  for (const name of await caches.keys()) await caches.delete(name);
  if (!(await isPushOn())) await (await findWorker())?.unregister();
}

/** An answer of this site; null where it was refused, or redirected as after a logout. */
export async function fetchAnswer(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> {
  const answer = await fetch(path, { headers });
  return answer.ok && !answer.redirected ? answer : null;
}

/**
 * Keeps an answer of this site under its path.
 *
 * @returns it; null where there was none to keep
 */
export async function keepAnswer(
  cache: Cache,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> {
  const answer = await fetchAnswer(path, headers);
  if (answer !== null) await cache.put(path, answer.clone());
  return answer;
}

/**
 * Keeps a page as it is now.
 *
 * @returns its document; null where it was refused, or is another account's by now
 */
export async function keepPage(
  cache: Cache,
  path: string,
  account: string,
): Promise<Document | null> {
  const answer = await fetchAnswer(path, { accept: 'text/html' });
  if (answer === null) return null;
  const html = await answer.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (page.documentElement.dataset.account !== account) return null;
  const headers = new Headers(answer.headers);
  // The text isn't compressed any more.
  headers.delete('content-encoding');
  const marked = html.replace('<html ', `<html ${KEPT_AT}="${new Date().toISOString()}" `);
  await cache.put(path, new Response(marked, { headers }));
  return page;
}
