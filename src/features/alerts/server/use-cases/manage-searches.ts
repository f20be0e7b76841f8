import { datesOnEarth } from '#domain/dates-on-earth.ts';
import {
  LOOK_PAUSE_MINUTES,
  MAX_NOTED,
  MAX_SAVED_SEARCHES,
  nextLook,
  OVERLAP_MINUTES,
  type SearchRhythm,
} from '#domain/saved-searches.ts';
import { isAddressConfirmed, lockUser, mailRecipient } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { findFreeSlot } from '#platform/server/database/free-slot.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type {
  listSavedSearches as listRoute,
  saveSearch as saveRoute,
  showMailedSearch as showMailedRoute,
} from '../../contract.ts';
import { parseQuery, watchedSearches } from '../kinds.ts';
import { readSearchToken } from '../search-token.ts';
import { readOffered } from '../store/changes.ts';
import { writeMatches } from '../store/matches.ts';
import {
  deleteSearch,
  findSearch,
  insertSearch,
  listSearches,
  lockSearch,
  type SavedSearch,
  updateSearches,
} from '../store/searches.ts';
import { savedSearches } from '../tables.ts';

/** The caller's saved searches, in the order of saving. */
export async function listSavedSearches(
  context: SignedInContext,
): Promise<RouteAnswer<typeof listRoute>> {
  const { db, actor, now } = context;
  const { earliest } = datesOnEarth(now);
  const searches = await listSearches(db, actor.id);
  return {
    items: searches.map(({ id, name, kind, rhythm, createdAt, mailedAt, lastDay, ...search }) => {
      const query = parseQuery(search.query);
      return {
        id,
        name,
        kind,
        query,
        filters: watchedSearches(kind)
          .chips(query, context)
          .map(({ label }) => label),
        rhythm,
        createdAt: createdAt.toString(),
        mailedAt: mailedAt?.toString() ?? null,
        isOver: lastDay !== null && lastDay <= earliest,
      };
    }),
  };
}

/**
 * Saves a search for the caller. What fits it now is noted, with its price: it isn't new, and may
 * become cheaper.
 *
 * @throws Problem 'email-unconfirmed': nothing is mailed to an address that may be a stranger's;
 *   'search-saved-before', 'too-many-saved-searches'
 */
export async function saveSearch(
  { kind, query, name, rhythm }: RouteInput<typeof saveRoute>['body'],
  context: SignedInContext,
): Promise<RouteAnswer<typeof saveRoute>> {
  const { db, actor, now, translate } = context;
  if (!(await isAddressConfirmed(db, actor.id))) throw new Problem('email-unconfirmed');
  await lockUser(db, actor.id);
  const slot = await findFreeSlot(db, savedSearches, actor.id, MAX_SAVED_SEARCHES);
  if (slot === null) throw new Problem('too-many-saved-searches');
  const searches = watchedSearches(kind);
  const params = searches.normalize(query);
  const limit = MAX_NOTED + 1;
  const found = await searches.match(db, params, context, { limit });
  const id = await insertSearch(db, slot, {
    userId: actor.id,
    kind,
    query: new URLSearchParams(params).toString(),
    name,
    rhythm,
    locale: translate.locale,
    knowsAll: found.length < limit,
    dueAt: null,
    createdAt: now,
    // As after a pause, so that the first change is told at once; what was there is noted below.
    lookedAt: now.subtract({ minutes: LOOK_PAUSE_MINUTES + OVERLAP_MINUTES }),
    bounds: await searches.bounds(params, context),
  });
  if (id === null) throw new Problem('search-saved-before');
  await setRhythm(db, { id, userId: actor.id }, rhythm, now);
  const noted = found.slice(0, MAX_NOTED);
  const offered = await readOffered(
    db,
    noted.map((match) => ({ userId: actor.id, listingId: match.id })),
  );
  const listed = new Set(offered.map(({ listingId }) => listingId));
  const matches = noted
    .filter((match) => listed.has(match.id))
    .map((match) => ({
      searchId: id,
      listingId: match.id,
      total: match.total,
      news: null,
      before: null,
      isTold: true,
    }));
  await writeMatches(db, matches, now);
  return { id };
}

/**
 * Renames a search of the caller, and sets how often it tells.
 *
 * @throws Problem 'not-found' for an unknown one, and for that of another person
 */
export async function changeSavedSearch(
  id: string,
  { name, rhythm }: { readonly name: string; readonly rhythm: SearchRhythm },
  { db, actor, now }: SignedInContext,
): Promise<{ done: true }> {
  const search = await lockSearch(db, id);
  if (search === null || search.userId !== actor.id) throw new Problem('not-found');
  await updateSearches(db, [id], { name });
  if (search.rhythm !== rhythm) await setRhythm(db, search, rhythm, now);
  return { done: true };
}

/** Deletes a search of the caller, whether it was there or not. */
export async function deleteSavedSearch(
  id: string,
  { db, actor }: SignedInContext,
): Promise<{ done: true }> {
  const search = await lockSearch(db, id);
  if (search?.userId === actor.id) await deleteSearch(db, id);
  return { done: true };
}

/**
 * The search that the link of a mail is about.
 *
 * @throws Problem 'not-found' for a token that isn't ours, and once the search is deleted
 */
export async function showMailedSearch(
  token: string,
  { services }: Pick<RequestContext, 'services'>,
): Promise<RouteAnswer<typeof showMailedRoute>> {
  const id = readSearchToken(token, services.config);
  // A replica may not know of it yet.
  const search = id === null ? null : await findSearch(services.database.main, id);
  if (search === null) throw new Problem('not-found');
  return { name: search.name, rhythm: search.rhythm };
}

/**
 * Sets how often a search tells, by the link of a mail. Any reader of it may: no more is lost than
 * mails.
 *
 * @throws Problem 'not-found' as `showMailedSearch`
 */
export async function changeMailedSearch(
  token: string,
  rhythm: SearchRhythm,
  { db, now, services }: Pick<RequestContext, 'db' | 'now' | 'services'>,
): Promise<RouteAnswer<typeof showMailedRoute>> {
  const id = readSearchToken(token, services.config);
  const search = id === null ? null : await lockSearch(db, id);
  if (search === null) throw new Problem('not-found');
  if (search.rhythm !== rhythm) await setRhythm(db, search, rhythm, now);
  return { name: search.name, rhythm };
}

/**
 * Sets how often a search tells. One that told nothing begins with what changes from now on: its
 * owner isn't told of months at once.
 */
async function setRhythm(
  tx: Queryable,
  { id, userId, ...search }: Pick<SavedSearch, 'id' | 'userId'> & Partial<SavedSearch>,
  rhythm: SearchRhythm,
  now: Temporal.Instant,
): Promise<void> {
  const person = await mailRecipient(tx, userId);
  const zone = person?.timeZone ?? 'UTC';
  // Changes of an interrupted day are looked at right away where the new rhythm tells at once.
  const dueAt =
    rhythm === 'at-once' && search.rhythm !== undefined && search.rhythm !== 'never'
      ? now
      : nextLook(rhythm, { now, zone, spread: minuteFor(id) });
  await updateSearches(tx, [id], {
    rhythm,
    dueAt,
    ...(search.rhythm === 'never' ? { lookedAt: now } : {}),
  });
}

const MINUTES = 60;

/** The minute of an hour at which a search is looked at, by its id. */
export function minuteFor(id: string): number {
  return Number.parseInt(id.slice(0, 4), 16) % MINUTES;
}
