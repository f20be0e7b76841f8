import { getMe } from '#features/accounts/contract/addresses.gen.ts';
import {
  canKeepPages,
  deleteKeptPages,
  fetchAnswer,
  keepAnswer,
  keepPage,
  openKeptPages,
  showKeptPages,
} from '#platform/web/scope/kept-pages.ts';
import { accountHeaders } from '#platform/web/scope/page-account.ts';
import { listTrips, showReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails, ReservationRow } from '../../contract.ts';

/** Days ahead within which a trip begins that is kept. */
const DAYS_AHEAD = 30;
/** So many are kept at most, the earliest first. */
const MAX_TRIPS = 8;
/** Milliseconds for which kept trips are fresh. */
const FRESH_MS = 15 * 60_000;
/** The same on pages of trips, where a payment or a change has just led. */
const FRESH_ON_TRIPS_MS = 60_000;
/** Begins the paths of built files. */
const BUILT = '/assets/';
/** Ends the path of a receipt, which is a view of its trip. */
const RECEIPT = '?view=receipt';
/** Elements that name files of a page. */
const PARTS =
  'link[rel~=stylesheet], link[rel=modulepreload], link[rel=preload], link[rel=icon], script[src], img[src]';

/**
 * Keeps the own trips of the next 30 days on this device, for reading them while the server can't be
 * reached: the list, each trip's page, receipt and documents, and their parts. Does nothing where it
 * has just been done, or where the browser can't keep pages.
 *
 * @param account whose trips they are; those of others are deleted
 * @param preload loads the data, the code and the texts of a route, by its path
 */
export async function keepTrips(
  account: string,
  preload: (path: string) => Promise<unknown>,
): Promise<void> {
  if (!canKeepPages()) return;
  const cache = await openKeptPages(account);
  const last = await cache.match(listTrips.path, { ignoreVary: true });
  const freshMs = location.pathname.startsWith('/trips') ? FRESH_ON_TRIPS_MS : FRESH_MS;
  if (last !== undefined && ageMs(last) < freshMs) return;
  const keep = (path: string) => keepAnswer(cache, path, accountHeaders());
  const list = await fetchAnswer(listTrips.path, accountHeaders());
  if (list === null) return;
  const { items } = (await list.clone().json()) as { items: ReservationRow[] };
  const trips = items.filter(isNear).toSorted(byStart).slice(0, MAX_TRIPS);
  if (trips.length === 0) return await deleteKeptPages();

  const answers = [getMe.path, ...trips.map(({ id }) => showReservation.path.replace(':id', id))];
  const kept = new Set(answers);
  const [, ...details] = await Promise.all(answers.map(keep));
  const pages = ['/trips'];
  for (const answer of details) {
    if (answer !== null) pages.push(...pagesOfTrip((await answer.json()) as ReservationDetails));
  }
  await loadPages();
  let isWhole = !details.includes(null);
  for (const path of pages) {
    const page = await keepPage(cache, path, account);
    if (page === null) {
      isWhole = false;
      continue;
    }
    kept.add(path);
    for (const part of listParts(page)) kept.add(part);
    await preload(path.replace(RECEIPT, ''));
  }
  for (const part of loadedFiles()) kept.add(part);
  await addMissing(cache, kept);
  await showKeptPages();
  // Where something did not come, what was kept before stays, and the next page tries again.
  if (!isWhole) return;
  await deleteOthers(cache, kept);
  // Last: by its date the next page knows that all of it is fresh.
  await cache.put(listTrips.path, list);
}

/** Loads the code that routes fetch when they are shown. */
async function loadPages(): Promise<void> {
  await Promise.all([
    import('../pages/trips-page.tsx'),
    import('../pages/reservation-page.tsx'),
    import('../documents/agreement-page.tsx'),
    import('../documents/letter-page.tsx'),
  ]);
}

function ageMs(answer: Response): number {
  return Date.now() - Date.parse(answer.headers.get('date') ?? '');
}

function isNear({ status, startDate, endDate }: ReservationRow): boolean {
  if (status !== 'approved' && status !== 'checked-in') return false;
  const today = Temporal.Now.plainDateISO();
  return startDate <= today.add({ days: DAYS_AHEAD }).toString() && endDate >= today.toString();
}

function byStart(one: ReservationRow, other: ReservationRow): number {
  return one.startDate < other.startDate ? -1 : 1;
}

function pagesOfTrip({ id, paid, documents }: ReservationDetails): string[] {
  const page = `/trips/${id}`;
  return [
    page,
    ...(paid > 0 ? [page + RECEIPT] : []),
    ...(documents.agreement ? [`${page}/agreement`] : []),
    ...(documents.letter ? [`${page}/letter`] : []),
  ];
}

/** Paths of the files that a page names. */
function listParts(page: Document): string[] {
  return [...page.querySelectorAll(PARTS)]
    .map((part) => part.getAttribute('href') ?? part.getAttribute('src') ?? '')
    .filter((path) => path.startsWith('/'));
}

/** Paths of the built files that this page has loaded, also of those that no page names. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(BUILT))
    .map(({ pathname }) => pathname);
}

function toPath({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function addMissing(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const there = new Set((await cache.keys()).map(toPath));
  const missing = [...wanted].filter((path) => !there.has(path));
  await Promise.all(missing.map((path) => keepAnswer(cache, path).catch(() => null)));
}

/** Deletes what isn't wanted any more: past trips, files of an earlier build. */
async function deleteOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    if (!wanted.has(toPath(request))) await cache.delete(request, { ignoreVary: true });
  }
}
