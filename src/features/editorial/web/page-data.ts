import { notFound } from '@tanstack/react-router';
import type { ComingSession } from '#features/experiences/contract.ts';
import type { ReservationRow } from '#features/reservations/contract.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { loadContents, loadPage } from '../content/load-content.ts';
import type { ContentPage, ContentSummary } from '../content-page.ts';
import type { listHomeEvents } from '../contract.ts';
import { listSectionPages } from '../site-pages.ts';
import type { PageKind } from './page-kind.ts';

/** Pieces offered at the end of another one. */
const MORE = 2;
/** Sessions that the page of events shows. */
const MAX_SESSIONS = 12;

export type HomeEvent = RouteResponse<typeof listHomeEvents>['items'][number];

/** A page with its data besides the text; each kind of page reads its own. */
export interface PageData {
  readonly page: ContentPage;
  /** Pages it lists. */
  readonly entries: readonly ContentSummary[];
  /**
   * The user's trips, to choose a host from; null while signed out, or if the page doesn't need
   * them.
   */
  readonly trips: readonly ReservationRow[] | null;
  /** The next sessions of experiences of the community; null if they failed to load. */
  readonly sessions: readonly ComingSession[] | null;
  /** Regular events of homes; null if they failed to load. */
  readonly homeEvents: readonly HomeEvent[] | null;
}

/**
 * A page in the reader's language, with the data of its kind.
 *
 * @throws notFound if the page doesn't exist
 */
export async function loadPageData(
  kind: PageKind,
  path: string,
  { locale, me }: RouterContext,
): Promise<PageData> {
  const [page, entries, trips, sessions, homeEvents] = await Promise.all([
    loadPage(path, locale),
    loadEntries(kind, path, locale),
    kind === 'contactHost' ? loadTrips(me) : null,
    kind === 'events' ? loadSessions() : null,
    kind === 'events' ? loadHomeEvents() : null,
  ]);
  if (page === null || isListOfAnother(kind, path)) throw notFound();
  return { page, entries, trips, sessions, homeEvents };
}

/** `/guide/index` is not a piece of the guide. */
function isListOfAnother(kind: PageKind, path: string): boolean {
  return kind === 'article' && path.endsWith('/index');
}

async function loadEntries(
  kind: PageKind,
  path: string,
  locale: RouterContext['locale'],
): Promise<readonly ContentSummary[]> {
  switch (kind) {
    case 'siteMap':
      return loadContents(locale);
    case 'blog':
    case 'guide':
    case 'support':
      return listSectionPages(await loadContents(locale), kind);
    case 'article': {
      const [folder] = path.split('/');
      if (folder !== 'guide' && folder !== 'blog') return [];
      return following(listSectionPages(await loadContents(locale), folder), path);
    }
    default:
      return [];
  }
}

/** The pieces after this one; after the last one the first again. */
function following(pieces: readonly ContentSummary[], path: string): ContentSummary[] {
  const at = pieces.findIndex((piece) => piece.path === path);
  return [...pieces.slice(at + 1), ...pieces.slice(0, Math.max(at, 0))].slice(0, MORE);
}

function loadTrips(me: object | null): Promise<readonly ReservationRow[] | null> {
  return whileSignedIn(me, async () => {
    const { listTrips } = await import('#features/reservations/contract/addresses.gen.ts');
    return (await call(listTrips, {})).items;
  });
}

/**
 * Sessions of the community, or of all experiences if it has none. The page is shown even if this
 * fails.
 */
async function loadSessions(): Promise<readonly ComingSession[] | null> {
  const { listComingSessions } = await import('#features/experiences/contract/addresses.gen.ts');
  const load = async (query: Record<string, string>) =>
    (await call(listComingSessions, { query })).sessions.slice(0, MAX_SESSIONS);
  try {
    const ofCommunity = await load({ category: 'Community' });
    return ofCommunity.length > 0 ? ofCommunity : await load({});
  } catch {
    return null;
  }
}

/** The page is shown even if this fails. */
async function loadHomeEvents(): Promise<readonly HomeEvent[] | null> {
  const { listHomeEvents } = await import('../contract/addresses.gen.ts');
  return call(listHomeEvents, {}).then(
    ({ items }) => items,
    () => null,
  );
}
