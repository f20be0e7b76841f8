import { randomUUID } from 'node:crypto';
import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import { anchorOf, endOf, MAX_ENTRIES } from '#domain/schedule/schedule-entry.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { StandingSession } from '#market/inventory/index.server.ts';
import { ruleOf } from '../hosting/entries-of-form.ts';
import type { EntryDetails } from '../store/hosting.ts';

/** An entry that another one follows from a date on. */
export interface Succession {
  readonly entryId: string;
  readonly nextEntryId: string;
  readonly from: DateText;
}

/**
 * How an entry is followed by another from one of its sessions on; null where that is all of it.
 *
 * @param entries as they are stored
 */
export function successionAt(
  { entryId, date }: SessionKey,
  entries: readonly EntryDetails[],
): Succession | null {
  const entry = entries.find((each) => each.entryId === entryId);
  if (entry === undefined || entry.recurrence === 'one-time' || date <= entry.startsOn) return null;
  return { entryId, nextEntryId: randomUUID(), from: date };
}

/**
 * A timetable in which an entry ends before a date, and what the form says of it begins there.
 *
 * @param entries of the form, the one that is followed as it is to be from then on; missing where
 *   nothing follows
 * @param former as they are stored
 */
export function withSuccessor(
  entries: readonly EntryDetails[],
  former: readonly EntryDetails[],
  { entryId, nextEntryId, from }: Succession,
): EntryDetails[] {
  const stored = former.find((each) => each.entryId === entryId);
  if (stored === undefined) return [...entries];
  const ended = { ...stored, until: addDays(from, -1) };
  const isNamed = entries.some((each) => each.entryId === entryId);
  const list = isNamed
    ? entries.flatMap((each) =>
        each.entryId === entryId
          ? [ended, successorOf(each, stored, { nextEntryId, from })]
          : [each],
      )
    : [...entries, ended];
  return list.map((entry, sortOrder) => ({ ...entry, sortOrder }));
}

function successorOf(
  entry: EntryDetails,
  stored: EntryDetails,
  { nextEntryId, from }: Pick<Succession, 'nextEntryId' | 'from'>,
): EntryDetails {
  return {
    ...entry,
    entryId: nextEntryId,
    followsEntryId: stored.entryId,
    startsOn: entry.days.length === 0 ? from : anchorOf({ days: entry.days, startsOn: from }),
    until: lastDayOf(entry, stored),
  };
}

/** What follows goes on no longer than the whole would have, unless its host says for how long. */
function lastDayOf(entry: EntryDetails, stored: EntryDetails): DateText | null {
  const end = entry.duration === stored.duration ? endOf(ruleOf(stored)) : null;
  if (end === null) return entry.until;
  const last = addDays(end, -1);
  return entry.until !== null && entry.until < last ? entry.until : last;
}

/**
 * A timetable without as many of its entries that have ended, were followed by others, and have no
 * session to come as it takes for it to have no more than there may be.
 */
export function withoutEnded(
  entries: readonly EntryDetails[],
  standing: readonly StandingSession[],
  now: Temporal.Instant,
): EntryDetails[] {
  let tooMany = entries.length - MAX_ENTRIES;
  const kept = entries.filter((entry) => {
    if (tooMany <= 0 || !isOver(entry, entries, standing, now)) return true;
    tooMany -= 1;
    return false;
  });
  return kept.map((entry, sortOrder) => ({ ...entry, sortOrder }));
}

function isOver(
  entry: EntryDetails,
  entries: readonly EntryDetails[],
  standing: readonly StandingSession[],
  now: Temporal.Instant,
): boolean {
  const { entryId, timeZone, until } = entry;
  return (
    until !== null &&
    until < todayIn(now, timeZone) &&
    entries.some(({ followsEntryId }) => followsEntryId === entryId) &&
    !standing.some((session) => session.entryId === entryId)
  );
}

/** The entry that a date of another entry belongs to: itself, or the last that follows it by then. */
export function heirOf({ entryId, date }: SessionKey, entries: readonly EntryDetails[]): string {
  const next = entries
    .filter(({ followsEntryId, startsOn }) => followsEntryId === entryId && startsOn <= date)
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .at(-1);
  return next === undefined ? entryId : heirOf({ entryId: next.entryId, date }, entries);
}
