import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import { distanceKm } from '#domain/places.ts';
import { findAnchor, findEntryEnd, MAX_ENTRIES } from '#domain/schedule/schedule-entry.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { HostedListing, ListingDetails } from '#market/hosting/index.server.ts';
import type { CurrentSession } from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';
import type { UpdateExperience } from '../../contract.ts';
import { experienceFromForm } from '../hosting/experience-from-form.ts';
import { sessionHorizon, toEntryRule } from '../hosting/read-timetable.ts';
import type { EntryDetails, ExperienceDetails } from '../store/hosting.ts';
import { plannedSessions } from './planned-sessions.ts';

import {
  type TimetableChange,
  type TimetableSession,
  timetableChange,
} from './timetable-change.ts';

/** The current state of an experience that is being changed. */
export interface CurrentExperience {
  readonly listing: HostedListing;
  readonly experience: ExperienceDetails;
  readonly entries: readonly (EntryDetails & { readonly madeUntil: string })[];
  readonly standing: readonly CurrentSession[];
}

/** All values that a change writes. */
export interface PlannedUpdate {
  readonly timetable: TimetableChange;
  /** Whether it moves to another place. */
  readonly placeChanged: boolean;
  readonly listing: ListingDetails;
  readonly experience: ExperienceDetails;
  readonly entries: readonly EntryDetails[];
  /** The style whose disclaimers the host acknowledges; null where the change doesn't read them. */
  readonly style: ExperienceStyle | null;
}

/**
 * Plans a change of the whole timetable, or of an entry from one of its sessions on.
 *
 * @throws Problem 'session-needed', 'session-over', 'not-found', and as `experienceFromForm` does
 */
export async function plannedUpdate(
  change: UpdateExperience,
  former: CurrentExperience,
  context: SignedInContext,
): Promise<PlannedUpdate> {
  const { now, translate } = context;
  const succession = change.scope === 'future' ? findSuccession(change, former, now) : null;
  const read = await experienceFromForm(change, context, former);
  const all =
    succession === null ? read.entries : withSuccessor(read.entries, former.entries, succession);
  const entries = withoutEnded(all, former.standing, now);
  if (entries.length > MAX_ENTRIES) {
    const text = translate(msg`A timetable can have up to ${MAX_ENTRIES} entries.`);
    throw new Problem('invalid-input', { fields: { routineSchedule: text } });
  }
  return {
    entries,
    timetable: planTimetableChange(entries, former, change.modifiedToo, now),
    placeChanged: isElsewhere(former.listing, read.listing),
    listing: read.listing,
    experience: read.experience,
    style: read.style,
  };
}

function findSuccession(
  { session }: UpdateExperience,
  { entries, standing }: CurrentExperience,
  now: Temporal.Instant,
): Succession | null {
  return successionAt(comingSession(session, standing, now), entries);
}

/**
 * The first session that a change applies to.
 *
 * @throws Problem 'session-needed' where none is named, 'not-found', 'session-over'
 */
export function comingSession(
  key: SessionKey | undefined,
  standing: readonly CurrentSession[],
  now: Temporal.Instant,
): CurrentSession {
  if (key === undefined) throw new Problem('session-needed');
  const found = standing.find(({ entryId, date }) => entryId === key.entryId && date === key.date);
  if (found === undefined) throw new Problem('not-found');
  if (hasCome(found.startsAt, now)) throw new Problem('session-over');
  return found;
}

/** Effect of a timetable on the existing sessions. */
export function planTimetableChange(
  entries: readonly EntryDetails[],
  former: Pick<CurrentExperience, 'entries' | 'standing'>,
  modifiedToo: boolean,
  now: Temporal.Instant,
): TimetableChange {
  const active = entries.filter(({ isActive }) => isActive);
  const isOver = ({ startsAt }: CurrentSession) => hasCome(startsAt, now);
  const begun = former.standing.filter(isOver);
  const wanted = active
    .flatMap((entry) => planEntrySessions(entry, now))
    .filter(
      ({ entryId, date, startsAt }) =>
        !hasCome(startsAt, now) &&
        !begun.some((each) => each.entryId === entryId && each.date === date),
    );
  return timetableChange({
    standing: former.standing.filter((session) => !isOver(session)),
    wanted,
    activeEntries: new Set(active.map(({ entryId }) => entryId)),
    modifiedToo,
    currentEntryFor: (session) => findCurrentEntryId(session, entries),
    isRestored: ({ entryId, date }) => {
      const before = former.entries.find((entry) => entry.entryId === entryId);
      const heir = findCurrentEntryId({ entryId, date }, entries);
      const after = entries.find((entry) => entry.entryId === heir);
      return isException(before, date) && !isException(after, date);
    },
  });
}

/**
 * The sessions of an entry from today on; yesterday's may still be in progress in another time
 * zone.
 */
export function planEntrySessions(entry: EntryDetails, now: Temporal.Instant): TimetableSession[] {
  const { start, end } = sessionHorizon(entry.timeZone, now);
  return plannedSessions(toEntryRule(entry), { start: addDays(start, -1), end }).map((session) => ({
    ...session,
    entryId: entry.entryId,
  }));
}

function isException(entry: EntryDetails | undefined, date: string): boolean {
  return entry?.exceptions.some((each) => each.date === date && each.cancelled) ?? false;
}

/** Kilometres by which a host may correct a pin without a change of place. */
const PIN_KM = 0.1;

function isElsewhere({ arrival: from }: HostedListing, { arrival: to }: ListingDetails): boolean {
  return (
    distanceKm(from, to) > PIN_KM || normalizeAddress(from.address) !== normalizeAddress(to.address)
  );
}

/** An address reduced to its letters and digits, so that spellings compare as equal. */
function normalizeAddress(address: string): string {
  return address.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** An entry that another one succeeds from a date on. */
interface Succession {
  readonly entryId: string;
  readonly nextEntryId: string;
  readonly from: DateText;
}

/**
 * The succession of an entry from one of its sessions on; null where the entry begins with that
 * session.
 *
 * @param entries the stored entries
 */
function successionAt(
  { entryId, date }: SessionKey,
  entries: readonly EntryDetails[],
): Succession | null {
  const entry = entries.find((each) => each.entryId === entryId);
  if (entry === undefined || entry.recurrence === 'one-time' || date <= entry.startsOn) return null;
  return { entryId, nextEntryId: randomUUID(), from: date };
}

/**
 * A timetable in which an entry ends before a date, and the form's version of it begins there.
 *
 * @param entries of the form, with the succeeded entry in its new version; missing where nothing
 *   succeeds it
 * @param former the stored entries
 */
function withSuccessor(
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
          ? [ended, makeSuccessor(each, stored, { nextEntryId, from })]
          : [each],
      )
    : [...entries, ended];
  return list.map((entry, sortOrder) => ({ ...entry, sortOrder }));
}

function makeSuccessor(
  entry: EntryDetails,
  stored: EntryDetails,
  { nextEntryId, from }: Pick<Succession, 'nextEntryId' | 'from'>,
): EntryDetails {
  return {
    ...entry,
    entryId: nextEntryId,
    followsEntryId: stored.entryId,
    startsOn: entry.days.length === 0 ? from : findAnchor({ days: entry.days, startsOn: from }),
    until: successorEnd(entry, stored),
  };
}

/**
 * A successor ends no later than the original entry would have, unless the host sets its duration.
 */
function successorEnd(entry: EntryDetails, stored: EntryDetails): DateText | null {
  const end = entry.duration === stored.duration ? findEntryEnd(toEntryRule(stored)) : null;
  if (end === null) return entry.until;
  const last = addDays(end, -1);
  return entry.until !== null && entry.until < last ? entry.until : last;
}

/**
 * Removes as many ended entries that have a successor and no coming session as needed for the
 * timetable to stay within its maximum.
 */
function withoutEnded(
  entries: readonly EntryDetails[],
  standing: readonly CurrentSession[],
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
  standing: readonly CurrentSession[],
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

/**
 * The entry that a date of another entry belongs to: itself, or the last of its successors by then.
 */
function findCurrentEntryId(
  { entryId, date }: SessionKey,
  entries: readonly EntryDetails[],
): string {
  const next = entries
    .filter(({ followsEntryId, startsOn }) => followsEntryId === entryId && startsOn <= date)
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .at(-1);
  return next === undefined
    ? entryId
    : findCurrentEntryId({ entryId: next.entryId, date }, entries);
}
