import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { type FoundMatch, nextLook, noteMatch, OVERLAP_MINUTES } from '#domain/saved-searches.ts';
import { groupsByIds, mailRecipients } from '#features/accounts/index.server.ts';
import type { SearchReader, WatchedSearches } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { parseQuery, watchedSearches } from './kinds.ts';
import { mailNews, type TellWork } from './mail-news.ts';
import { listCandidates, readOffered } from './store/changes.ts';
import {
  listUntold,
  markAllTold,
  readMatches,
  type StoredMatch,
  takeBack,
  writeMatches,
} from './store/matches.ts';
import { lockFreeSearches, type SavedSearch, updateSearches } from './store/searches.ts';
import { minuteFor } from './use-cases/manage-searches.ts';

/** Changed listings that one look compares with a search; more are another look. */
const MAX_CANDIDATES = 500;
/** News that is compared with the search once more before it is told; more is counted alone. */
const MAX_CHECKED = 500;
/**
 * Compares a search that is due with the listings that changed since it was looked at, and tells what
 * is new or cheaper.
 *
 * @param limits as of `lookAtSearches`
 */
export function lookAtSearch(services: Services, id: string, limits?: LookLimits): Promise<void> {
  return lookAtSearches(services, [id], limits);
}

/** Changed listings that one look compares with a search. */
interface LookLimits {
  readonly maxCandidates: number;
}

/**
 * Compares searches that are due with the listings that changed since they were looked at, notes what
 * is new or cheaper, and tells it: all in one transaction, so that a mail and the record that it
 * tells are there together or not at all. Searches that another worker looks at are left out.
 *
 * @param limits other limits than the usual ones, for tests
 */
export async function lookAtSearches(
  services: Services,
  ids: readonly string[],
  { maxCandidates }: LookLimits = { maxCandidates: MAX_CANDIDATES },
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (tx) => {
    const due = (await lockFreeSearches(tx, ids)).filter((search) => isDue(search, now));
    const [over, current] = partition(due, (search) => isOver(search, now));
    await updateSearches(tx, idsIn(over), { dueAt: null });
    const looks = await findMatches({ tx, services, now }, current, maxCandidates);
    await noteFound(tx, looks, now);
    const [unfinished, finished] = partition(looks, ({ goesOnAfter }) => goesOnAfter !== null);
    for (const { search, goesOnAfter } of unfinished) {
      if (goesOnAfter === null) continue;
      await updateSearches(tx, [search.id], { lookedAt: goesOnAfter, dueAt: now });
    }
    const lookedAt = now.subtract({ minutes: OVERLAP_MINUTES });
    const news = Map.groupBy(
      await listUntold(tx, idsIn(finished.map(({ search }) => search)), MAX_CHECKED),
      ({ searchId }) => searchId,
    );
    const telling = finished.filter(
      ({ search }) => search.rhythm !== 'at-once' || news.has(search.id),
    );
    const people = await mailRecipients(
      tx,
      telling.map(({ search }) => search.userId),
    );
    const ends: LookEnd[] = [];
    for (const look of finished) {
      const { search } = look;
      const { id, rhythm } = search;
      const person = people.get(search.userId) ?? null;
      // News for an address that was changed waits for its confirmation.
      const isMailed =
        person?.isConfirmed === true && (await tellNews({ ...look, person }, news.get(id) ?? []));
      const zone = person?.timeZone ?? 'UTC';
      const dueAt = nextLook(rhythm, { now, zone, spread: minuteFor(id) });
      ends.push({ id, dueAt, isMailed });
    }
    for (const alike of Map.groupBy(ends, (end) => `${end.dueAt} ${end.isMailed}`).values()) {
      const [{ dueAt, isMailed } = NO_END] = alike;
      await updateSearches(
        tx,
        alike.map(({ id }) => id),
        { lookedAt, dueAt, ...(isMailed ? { mailedAt: now } : {}) },
      );
    }
  });
}

/** The end of a look: when the next one is due, and whether it sent a mail. */
interface LookEnd {
  readonly id: string;
  readonly dueAt: Temporal.Instant | null;
  readonly isMailed: boolean;
}

const NO_END: Omit<LookEnd, 'id'> = { dueAt: null, isMailed: false };

function isDue({ dueAt, rhythm }: SavedSearch, now: Temporal.Instant): boolean {
  return dueAt !== null && rhythm !== 'never' && Temporal.Instant.compare(dueAt, now) <= 0;
}

/** Whether the dates of a search are over everywhere. */
function isOver({ lastDay }: SavedSearch, now: Temporal.Instant): boolean {
  return lastDay !== null && lastDay <= datesOnEarth(now).earliest;
}

function idsIn(searches: readonly SavedSearch[]): string[] {
  return searches.map(({ id }) => id);
}

/** Those that fulfil a condition, and the others. */
function partition<Item>(
  items: readonly Item[],
  condition: (item: Item) => boolean,
): readonly [Item[], Item[]] {
  return [items.filter(condition), items.filter((item) => !condition(item))];
}

interface LookWork {
  readonly tx: Queryable;
  readonly services: Services;
  readonly now: Temporal.Instant;
}

/** Matches of a search by their listings, with when these were made. */
type Found = ReadonlyMap<string, FoundMatch>;

/** A search with its matches among the listings that changed. */
interface Look extends LookWork {
  readonly search: SavedSearch;
  readonly searches: WatchedSearches;
  readonly found: Found;
  /** The change behind which another look begins; null where all of them were compared. */
  readonly goesOnAfter: Temporal.Instant | null;
}

/** The matches of searches among the listings that changed since they were looked at. */
async function findMatches(
  work: LookWork,
  due: readonly SavedSearch[],
  maxCandidates: number,
): Promise<Look[]> {
  const looks: Look[] = [];
  for (const [kind, ofKind] of Map.groupBy(due, (search) => search.kind)) {
    const searches = watchedSearches(kind);
    const changed = Map.groupBy(
      await listCandidates(work.tx, idsIn(ofKind), searches.facts, maxCandidates),
      ({ searchId }) => searchId,
    );
    const wanted = ofKind.map((search) => ({
      search,
      ids: (changed.get(search.id) ?? []).map(({ id }) => id),
    }));
    const found = await findAmong(work, searches, wanted);
    for (const search of ofKind) {
      const candidates = changed.get(search.id) ?? [];
      const isFull = candidates.length >= maxCandidates;
      looks.push({
        ...work,
        search,
        searches,
        found: found.get(search.id) ?? new Map(),
        goesOnAfter: isFull ? (candidates.at(-1)?.seenAt ?? null) : null,
      });
    }
  }
  return looks;
}

/** Matches of searches of one kind, each among some listings, by the ids of the searches. */
async function findAmong(
  { tx, services, now }: LookWork,
  searches: WatchedSearches,
  wanted: readonly { readonly search: SavedSearch; readonly ids: readonly string[] }[],
): Promise<Map<string, Found>> {
  const matches: { search: SavedSearch; id: string; total: number }[] = [];
  const groups = await groupsByIds(
    tx,
    wanted.flatMap(({ search, ids }) => (ids.length === 0 ? [] : [search.userId])),
  );
  for (const { search, ids } of wanted) {
    if (ids.length === 0) continue;
    const reader: SearchReader = {
      db: tx,
      services,
      now,
      translate: services.translator(search.locale),
      actor: { id: search.userId, groups: groups.get(search.userId) ?? [] },
    };
    const found = await searches.match(tx, parseQuery(search.query), reader, { ids });
    for (const match of found) matches.push({ search, ...match });
  }
  const offers = matches.map(({ search, id }) => ({ userId: search.userId, listingId: id }));
  const listedAt = new Map(
    (await readOffered(tx, offers)).map(({ userId, listingId, createdAt }) => [
      `${userId} ${listingId}`,
      createdAt,
    ]),
  );
  const found = new Map<string, Map<string, FoundMatch>>();
  for (const { search, id, total } of matches) {
    const at = listedAt.get(`${search.userId} ${id}`);
    if (at === undefined) continue;
    const among = found.get(search.id) ?? new Map<string, FoundMatch>();
    found.set(search.id, among.set(id, { total, listedAt: at }));
  }
  return found;
}

/** Notes the matches that are new or cheaper. */
async function noteFound(
  tx: Queryable,
  looks: readonly Look[],
  now: Temporal.Instant,
): Promise<void> {
  const keys = looks.flatMap(({ search, found }) =>
    [...found.keys()].map((listingId) => ({ searchId: search.id, listingId })),
  );
  const known = new Map(
    (await readMatches(tx, keys)).map(({ searchId, listingId, ...noted }) => [
      `${searchId} ${listingId}`,
      noted,
    ]),
  );
  const noted = looks.flatMap(({ search, found }) =>
    Array.from(found).flatMap(([listingId, match]): StoredMatch[] => {
      const note = noteMatch(search, known.get(`${search.id} ${listingId}`) ?? null, match);
      return note === null ? [] : [{ searchId: search.id, listingId, ...note }];
    }),
  );
  await writeMatches(tx, noted, now);
}

/**
 * Mails what is noted and not told, as it is at this moment: what fits no more is taken back.
 *
 * @returns whether any was left to mail
 */
async function tellNews(
  look: Look & Pick<TellWork, 'person'>,
  untold: readonly StoredMatch[],
): Promise<boolean> {
  if (untold.length === 0) return false;
  const { tx, search, searches, now, found } = look;
  // Matches of this transaction are not looked for again.
  const others = untold.flatMap(({ listingId }) => (found.has(listingId) ? [] : listingId));
  const foundAgain = await findAmong(look, searches, [{ search, ids: others }]);
  const fitting = new Map([...found, ...(foundAgain.get(search.id) ?? [])]);
  const gone = untold.filter(({ listingId }) => !fitting.has(listingId));
  await takeBack(
    tx,
    search.id,
    gone.map(({ listingId }) => listingId),
  );
  const current = untold.flatMap(({ searchId, listingId, ...noted }) => {
    const match = fitting.get(listingId);
    if (match === undefined) return [];
    const change = noteMatch(search, noted, match);
    return [{ change, match: { searchId, listingId, ...(change ?? noted) } }];
  });
  await writeMatches(
    tx,
    current.flatMap(({ change, match }) => (change === null ? [] : match)),
    now,
  );
  const told = current.flatMap(({ match }) => (match.isTold ? [] : match));
  if (told.length === 0) return false;
  const count = await markAllTold(tx, search.id);
  await mailNews(look, told, count);
  return true;
}
