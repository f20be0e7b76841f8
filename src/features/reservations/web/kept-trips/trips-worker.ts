/**
 * The service worker of a browser that keeps trips (`keep-trips.ts`). While the server answers, it
 * changes nothing. While it can't be reached, what was kept answers in its place, and the list of
 * trips for all other pages. It has no imports: a browser fetches it as one file.
 */

/** Events that the DOM's types leave to workers. */
interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
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
