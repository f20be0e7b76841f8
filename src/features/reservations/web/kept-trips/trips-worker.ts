/**
 * The service worker of a browser that keeps trips (`keep-trips.ts`). While the server answers, it
 * changes nothing. While it can't be reached, what was kept answers in its place, and the list of
 * trips for all other pages. It also shows notifications that the server sends by the browser's push
 * service (`platform/server/push`). It has no imports: a browser fetches it as one file.
 */

/** Events that the DOM's types leave to workers. */
interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends LastingEvent {
  readonly data: { json(): PushContent } | null;
}

interface NotificationEvent extends LastingEvent {
  readonly notification: Notification;
}

interface SubscriptionChangeEvent extends LastingEvent {
  readonly oldSubscription: PushSubscription | null;
}

/** A notification as the server sends it (`PushContent`). */
interface PushContent {
  readonly title: string;
  readonly body: string;
  /** Of the page that it opens. */
  readonly path: string;
  readonly tag: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A page of this site that is open in a tab. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The scope of a service worker, as far as notifications need it. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/** The list of trips, which answers for pages that aren't kept. */
const TRIPS = '/trips';
/** Milliseconds that a page which is kept waits for a slow network. */
const PATIENCE_MS = 8_000;
/** From this status on a proxy says that the server can't be reached. */
const BAD_GATEWAY = 502;
/** The size of a picture within its path, and the size that is kept. */
const PICTURE_SIZE = /^(\/media\/[^/]+\/)\d+\.\w+$/;
const KEPT_SIZE = '800.jpg';

addEventListener('fetch', (event) => {
  const fetching = event as FetchEvent;
  const { request } = fetching;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  // A stream of events connects again by itself.
  if (request.headers.get('accept') === 'text/event-stream') return;
  fetching.respondWith(request.mode === 'navigate' ? openPage(fetching) : load(request));
});

async function openPage(event: FetchEvent): Promise<Response> {
  const kept = await findKept(event.request);
  const answer = event.preloadResponse
    .then((early) => early ?? fetch(event.request))
    .then((response) => (response.status >= BAD_GATEWAY && kept ? kept : response))
    .catch(async () => kept ?? (await showTrips()));
  return kept === undefined ? await answer : await Promise.race([answer, after(kept)]);
}

async function showTrips(): Promise<Response> {
  const isKept = (await caches.match(TRIPS, { ignoreVary: true })) !== undefined;
  return isKept ? Response.redirect(TRIPS) : Response.error();
}

function after(kept: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
}

async function load(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await findKept(request)) ?? Response.error();
  }
}

/** Finds a kept answer; a picture of any size answers for all its sizes. */
function findKept({ url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(PICTURE_SIZE, `$1${KEPT_SIZE}`) + search;
  // Answers vary by cookies and languages, and those that are kept are this browser's.
  return caches.match(path, { ignoreVary: true });
}

const scope = globalThis as unknown as WorkerScope;
const ICON = '/icon-192.png';
/** Where this browser's subscription is told (`accounts/contract/push-routes.ts`). */
const DEVICE = '/api/push/device';

addEventListener('push', (event) => {
  const pushed = event as PushEvent;
  const content = pushed.data?.json();
  if (content === undefined) return;
  const { title, body, path, tag, language, direction } = content;
  pushed.waitUntil(
    scope.registration.showNotification(title, {
      body,
      tag,
      data: path,
      lang: language,
      dir: direction,
      icon: ICON,
    }),
  );
});

addEventListener('notificationclick', (event) => {
  const clicked = event as NotificationEvent;
  const { notification } = clicked;
  notification.close();
  clicked.waitUntil(showPage(String(notification.data)));
});

/** Brings the tab of a page to the front, or opens it in one of its own. */
async function showPage(path: string): Promise<void> {
  const { href, origin } = new URL(path, location.origin);
  // A path that names another site isn't one of ours.
  if (origin !== location.origin) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split('#')[0] === href);
  await (open === undefined ? scope.clients.openWindow(href) : open.focus());
}

/** A push service may replace a subscription by itself; the server then learns of the new one. */
addEventListener('pushsubscriptionchange', (event) => {
  const changed = event as SubscriptionChangeEvent;
  changed.waitUntil(subscribeAgain(changed.oldSubscription));
});

async function subscribeAgain(before: PushSubscription | null): Promise<void> {
  const key = before?.options.applicationServerKey;
  if (!key) return;
  const { pushManager } = scope.registration;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription =
    (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
  await fetch(DEVICE, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
