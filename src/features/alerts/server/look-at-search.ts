import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { nextLook, noteMatch, OVERLAP_MINUTES } from '#domain/saved-searches.ts';
import { isAddressConfirmed, mailRecipient } from '#features/accounts/index.server.ts';
import type { SearchReader, WatchedSearches } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { parseQuery, watchedSearches } from './kinds.ts';
import { mailNews, type TellWork } from './mail-news.ts';
import { type Candidate, listCandidates, readOffered } from './store/changes.ts';
import {
  listUntold,
  markAllTold,
  readMatches,
  type StoredMatch,
  takeBack,
  writeMatches,
} from './store/matches.ts';
import { lockSearch, type SavedSearch, updateSearch } from './store/searches.ts';
import { minuteFor } from './use-cases/manage-searches.ts';

/** Changed listings that one look compares with a search; more are another look. */
const MAX_CANDIDATES = 500;
/** News that is compared with the search once more before it is told; more is counted alone. */
const MAX_CHECKED = 500;
/**
 * Compares a search that is due with the listings that changed since it was looked at, notes what is
 * new or cheaper, and tells it: all in one transaction, so that a mail and the record that it tells
 * are there together or not at all.
 *
 * @param limits other limits than the usual ones, for tests
 */
export async function lookAtSearch(
  services: Services,
  id: string,
  { maxCandidates } = { maxCandidates: MAX_CANDIDATES },
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (tx) => {
    const search = await lockSearch(tx, id);
    if (search === null || !isDue(search, now)) return;
    if (isOver(search, now)) {
      await updateSearch(tx, id, { dueAt: null });
      return;
    }
    const searches = watchedSearches(search.kind);
    const candidates = await listCandidates(tx, search, searches.facts, maxCandidates);
    const work: LookWork = { tx, services, now, search, searches };
    const found = await noteCandidates(work, candidates);
    const last = candidates.at(-1);
    if (last !== undefined && candidates.length >= maxCandidates) {
      await updateSearch(tx, id, { lookedAt: last.seenAt, dueAt: now });
      return;
    }
    const untold = await listUntold(tx, search.id, MAX_CHECKED);
    const lookedAt = now.subtract({ minutes: OVERLAP_MINUTES });
    if (untold.length === 0 && search.rhythm === 'at-once') {
      await updateSearch(tx, id, { lookedAt, dueAt: null });
      return;
    }
    const person = await mailRecipient(tx, search.userId);
    if (person === null) {
      await updateSearch(tx, id, { dueAt: null });
      return;
    }
    const isMailed = untold.length > 0 && (await tellNews({ ...work, person }, untold, found));
    await updateSearch(tx, id, {
      lookedAt,
      dueAt: nextLook(search.rhythm, {
        now,
        zone: person.timeZone ?? 'UTC',
        spread: minuteFor(id),
      }),
      ...(isMailed ? { mailedAt: now } : {}),
    });
  });
}

function isDue({ dueAt, rhythm }: SavedSearch, now: Temporal.Instant): boolean {
  return dueAt !== null && rhythm !== 'never' && Temporal.Instant.compare(dueAt, now) <= 0;
}

/** Whether the dates of a search are over everywhere. */
function isOver({ lastDay }: SavedSearch, now: Temporal.Instant): boolean {
  return lastDay !== null && lastDay <= datesOnEarth(now).earliest;
}

interface LookWork {
  readonly tx: Queryable;
  readonly services: Services;
  readonly now: Temporal.Instant;
  readonly search: SavedSearch;
  readonly searches: WatchedSearches;
}

/** Matches of a search by their listings, with when these were made. */
type Found = ReadonlyMap<string, { readonly total: number; readonly listedAt: Temporal.Instant }>;

/** Matches of the search among some listings. */
async function findAmong(
  { tx, services, now, search, searches }: LookWork,
  ids: readonly string[],
): Promise<Found> {
  if (ids.length === 0) return new Map();
  const reader: SearchReader = {
    db: tx,
    services,
    now,
    translate: services.translator(search.locale),
    actor: { id: search.userId },
  };
  const found = await searches.match(tx, parseQuery(search.query), reader, { ids });
  const offered = await readOffered(
    tx,
    search.userId,
    found.map((match) => match.id),
  );
  return new Map(
    found.flatMap((match) => {
      const listedAt = offered.get(match.id);
      return listedAt === undefined ? [] : [[match.id, { total: match.total, listedAt }] as const];
    }),
  );
}

/** @returns the matches among the candidates */
async function noteCandidates(work: LookWork, candidates: readonly Candidate[]): Promise<Found> {
  if (candidates.length === 0) return new Map();
  const { tx, search, now } = work;
  const found = await findAmong(
    work,
    candidates.map((candidate) => candidate.id),
  );
  const known = await readMatches(tx, search.id, [...found.keys()]);
  const noted = Array.from(found).flatMap(([listingId, match]): StoredMatch[] => {
    const note = noteMatch(search, known.get(listingId) ?? null, match);
    return note === null ? [] : [{ listingId, ...note }];
  });
  await writeMatches(tx, search.id, noted, now);
  return found;
}

/**
 * Mails what is noted and not told, as it is at this moment: what fits no more is taken back.
 *
 * @param candidates matches that were found in this transaction, which aren't looked for again
 * @returns whether any was left to mail
 */
async function tellNews(
  work: LookWork & Pick<TellWork, 'person'>,
  untold: readonly StoredMatch[],
  candidates: Found,
): Promise<boolean> {
  const { tx, search, now } = work;
  // An address that was changed waits for its confirmation, and the news with it.
  if (!(await isAddressConfirmed(tx, search.userId))) return false;
  const others = untold.flatMap(({ listingId }) => (candidates.has(listingId) ? [] : listingId));
  const found = new Map([...candidates, ...(await findAmong(work, others))]);
  const gone = untold.filter(({ listingId }) => !found.has(listingId));
  await takeBack(
    tx,
    search.id,
    gone.map(({ listingId }) => listingId),
  );
  const current = untold.flatMap(({ listingId, ...noted }): StoredMatch[] => {
    const match = found.get(listingId);
    return match === undefined
      ? []
      : [{ listingId, ...(noteMatch(search, noted, match) ?? noted) }];
  });
  await writeMatches(tx, search.id, current, now);
  const told = current.filter(({ isTold }) => !isTold);
  if (told.length === 0) return false;
  const count = await markAllTold(tx, search.id);
  await mailNews(work, told, count);
  return true;
}
