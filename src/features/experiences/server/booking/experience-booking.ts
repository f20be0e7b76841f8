import { addDays, type DateRange } from '#domain/dates.ts';
import { EXPERIENCE_POLICIES, seatPolicy } from '#domain/experience-policies.ts';
import type { PriceTier } from '#domain/experience-pricing.ts';
import { hasCome } from '#domain/instants.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { seatMoments } from '#domain/reservation-moments.ts';
import { MAX_SESSIONS } from '#domain/schedule/schedule-entry.ts';
import { priceSeats } from '#domain/seat-pricing.ts';
import { isOneOf } from '#domain/vocabulary.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import type {
  Agreement,
  BookedSessions,
  RequestedSessions,
  SeatsBookable,
  SeatsListing,
} from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import { participantDisclaimersFor } from '../../catalogue/disclaimers.ts';
import { EXPERIENCE_POLICY_TEXTS } from '../../catalogue/policies.ts';
import { participantAcknowledgements } from '../hosting/stored-form.ts';
import { type ExperienceForBooking, loadExperienceForBooking, markPaid } from '../store/booking.ts';
import { keepAcknowledgements } from '../store/hosting.ts';
import { type SessionRow, sessionsOn } from '../store/sessions.ts';

/**
 * Finds the requested sessions and the days they span: the named session, or the only one of its
 * day; for a pass also all that follow within one period of the price.
 *
 * @throws Problem as `BookableListing.sessionsFor` does
 */
export async function findRequestedSessions(
  db: Queryable,
  experience: Pick<ExperienceForBooking, 'id' | 'priceTier'>,
  { session, startDate, scheduleDuration, guests = 1, max }: RequestedSessions,
  now: Temporal.Instant,
): Promise<BookedSessions> {
  const period = pricePeriod(
    startDate,
    scheduleDuration === 'full' ? experience.priceTier : 'daily',
  );
  const rows = await sessionsOn(db, experience.id, period, MAX_SESSIONS);
  const first = findFirstSession(rows, { session, startDate });
  if (hasCome(first.startsAt, now)) throw new Problem('session-over');
  if (first.status === 'cancelled') throw new Problem('session-full');
  const all = scheduleDuration === 'full' ? passFrom(rows, first, experience.priceTier) : [first];
  const asked = all.slice(0, max);
  if (asked.some(({ capacity }) => guests > capacity)) throw new Problem('too-many-guests');
  const sessions = asked.map(({ entryId, date, startsAt, endsAt }) => ({
    entryId,
    date,
    startsAt,
    endsAt,
  }));
  const dates = sessions.map(({ date }) => date).sort();
  return {
    startDate: dates[0] ?? startDate,
    endDate: addDays(dates.at(-1) ?? startDate, 1),
    sessions,
  };
}

/**
 * The sessions of a pass that begins with `first`: `first` itself and those of `rows` within one
 * period.
 */
export function passFrom(
  rows: readonly SessionRow[],
  first: SessionRow,
  tier: PriceTier,
): SessionRow[] {
  if (tier === 'one-time') return [first];
  const { end } = pricePeriod(first.date, tier);
  return [first, ...rows.filter((row) => row.date < end && isOfPassFrom(row, first))];
}

/** The days of one period of a tier. */
export function pricePeriod(start: string, tier: PriceTier): DateRange {
  switch (tier) {
    case 'weekly':
      return { start, end: addDays(start, 7) };
    case 'monthly':
      return { start, end: Temporal.PlainDate.from(start).add({ months: 1 }).toString() };
    default:
      return { start, end: addDays(start, 1) };
  }
}

function findFirstSession(
  rows: readonly SessionRow[],
  { session, startDate }: Pick<RequestedSessions, 'session' | 'startDate'>,
): SessionRow {
  const ofDay = rows.filter(({ date }) => date === startDate);
  const fits =
    session === null ? ofDay : ofDay.filter(({ entryId }) => entryId === session.entryId);
  const [first, ...others] = fits;
  if (first === undefined) throw new Problem('not-found');
  if (others.length > 0) throw new Problem('session-needed');
  return first;
}

/** Whether a pass that begins with `first` includes a session. */
function isOfPassFrom(row: SessionRow, first: SessionRow): boolean {
  const isLater = Temporal.Instant.compare(row.startsAt, first.startsAt) >= 0;
  return row !== first && row.status === 'scheduled' && isLater;
}

/** Booking of experiences: by session, a seat for each guest, paid at once. */
export const experienceBooking: SeatsBookable<'experience'> = {
  kind: 'experience',
  moments: seatMoments,
  policyTexts: (effective) => EXPERIENCE_POLICY_TEXTS[policyId(effective)],
  load: loadBookableExperience,
  async owedByHost(db, listingId) {
    const experience = await loadExperienceForBooking(db, listingId);
    if (experience === null) return null;
    const { hostId, title, timeZone } = experience;
    return { hostId, title, timeZone, amount: getHostDue(experience) };
  },
  async takeHostPayment(db, { listingId, amount }) {
    const experience = await loadExperienceForBooking(db, listingId);
    // An older checkout may have another amount: it is refunded, and the host pays again.
    if (experience === null || amount === 0 || getHostDue(experience) !== amount) return null;
    const { managedBy } = experience;
    if (managedBy === null) throw new Error(`${listingId} is owed for, and has no manager`);
    await markPaid(db, listingId);
    return { payeeId: managedBy };
  },
};

/** Cents that its host owes before it is listed. */
function getHostDue({ state, hostOwes }: Pick<ExperienceForBooking, 'state' | 'hostOwes'>): number {
  return state === 'awaiting-host-payment' ? hostOwes : 0;
}

async function loadBookableExperience(
  db: Queryable,
  listingId: string,
): Promise<SeatsListing | null> {
  const experience = await loadExperienceForBooking(db, listingId);
  return experience === null ? null : bookableExperience(experience);
}

/** Seats of each session for guests: the host takes one of the places. */
export function countSeats({ guestCount }: Pick<ExperienceForBooking, 'guestCount'>): number {
  return Math.max(0, guestCount - 1);
}

/** The fields of an experience that a reservation needs; an unlisted one can't be booked. */
export function bookableExperience(experience: ExperienceForBooking): SeatsListing {
  const { id, hostId, title, timeZone, deleted, isPublic, state } = experience;
  const capacity = countSeats(experience);
  return {
    kind: 'experience',
    id,
    hostId,
    title,
    timeZone,
    capacity,
    deleted: deleted || state !== 'listed' || !isPublic,
    checkInFrom: experience.checkInTime ?? '',
    checkOutUntil: experience.checkOutTime ?? '',
    sessionsFor: (db, asked, now) => findRequestedSessions(db, experience, asked, now),
    quote({ guests, scheduleDuration, sessions }) {
      return priceSeats({
        price: experience.price,
        sessionsPerPeriod: experience.sessionsPerPeriod,
        fee: experience.arrangementFee ?? 0,
        deposit: experience.deposit,
        scheduleDuration,
        sessions: sessions.length,
        guests,
      });
    },
    acknowledge: (tx, agreed, now, translate) =>
      acknowledge(tx, experience, agreed, now, translate),
    policy: (dates, bookedAt) =>
      toPolicySnapshot(experience.cancellationPolicy, dates, { timeZone, bookedAt }),
    policyForDates: (agreed, dates) =>
      toPolicySnapshot(agreed.policy, dates, {
        timeZone,
        bookedAt: Temporal.Instant.from(agreed.bookedAt),
      }),
  };
}

function toPolicySnapshot(
  policy: string,
  dates: BookedSessions,
  { timeZone, bookedAt }: { readonly timeZone: string; readonly bookedAt: Temporal.Instant },
): PolicySnapshot {
  const { startDate, endDate } = dates;
  const starts = dates.sessions.map(({ startsAt }) => startsAt);
  return seatPolicy({ policy: policyId(policy), starts, startDate, endDate, timeZone, bookedAt });
}

/** @throws Error for an unknown policy of an experience */
function policyId(policy: string): (typeof EXPERIENCE_POLICIES)[number] {
  if (!isOneOf(EXPERIENCE_POLICIES, policy)) throw new Error(`not a policy: ${policy}`);
  return policy;
}

/**
 * Records which disclaimers a guest acknowledged with the reservation (spec 2 §9: waivers).
 *
 * @throws Problem 'disclaimers-missing' with a text at each that they didn't acknowledge
 */
async function acknowledge(
  tx: Queryable,
  { id: listingId, category, style }: Pick<ExperienceForBooking, 'id' | 'category' | 'style'>,
  { reservationId, guestId, acknowledged }: Agreement,
  now: Temporal.Instant,
  translate: Translator,
): Promise<void> {
  const required = participantDisclaimersFor(category, style).filter(
    ({ requiresAcknowledgment }) => requiresAcknowledgment,
  );
  if (required.length === 0) return;
  const missing = required.filter(({ id }) => !acknowledged.includes(id));
  if (missing.length > 0) {
    const fields = missing.map(({ id, title }) => [
      `acknowledgedDisclaimers.${id}`,
      translate(title),
    ]);
    throw new Problem('disclaimers-missing', { fields: Object.fromEntries(fields) });
  }
  const guest = (await personsByIds(tx, [guestId])).get(guestId);
  await keepAcknowledgements(
    tx,
    participantAcknowledgements(required, {
      listingId,
      userId: guestId,
      userName: guest?.name ?? '',
      reservationId,
      now,
    }),
  );
}
