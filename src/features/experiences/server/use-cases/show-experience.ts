import { passPrice, sessionPrice } from '#domain/seat-pricing.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ScheduleDuration } from '#domain/vocabulary.ts';
import { EVENT_TYPES } from '#features/catalogues/index.server.ts';
import { placedRefunds } from '#market/booking/index.server.ts';
import {
  computeRating,
  hostOfRow,
  placeOfRow,
  toEventTypes,
  withOfferedCondition,
} from '#market/page/index.server.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import {
  COST_ARRANGEMENTS,
  HOST_ARRANGEMENTS,
  INCLUDED_ARRANGEMENTS,
} from '../../catalogue/arrangements.ts';
import { participantDisclaimersFor } from '../../catalogue/disclaimers.ts';
import { EXPERIENCE_POLICY_TEXTS } from '../../catalogue/policies.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import type { ArrangementIcon, ExperienceDetails, SeatsQuote, Session } from '../../contract.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';
import { placeById } from '../../places/catalogue.ts';
import { bookableExperience, findRequestedSessions } from '../booking/experience-booking.ts';
import { formatAddress } from '../places/google.ts';
import { type ExperienceForBooking, loadExperienceForBooking } from '../store/booking.ts';
import { type ExperiencePageRow, loadExperiencePage } from '../store/experience-page.ts';
import { type EntryDetails, loadEntries } from '../store/hosting.ts';
import { comingSessions, type SessionRow, sessionsOn } from '../store/sessions.ts';

type Labelled = { readonly id: string; readonly label: Parameters<Translator>[0] };

/** Entries of a catalogue by their ids, translated; in the order of the catalogue. */
function labelled(all: readonly Labelled[], ids: readonly string[], translate: Translator) {
  return all
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label }) => ({ id, label: translate(label) }));
}

/** Like `labelled`, with the icons of arrangements. */
function arranged(
  all: readonly (Labelled & { readonly icon: ArrangementIcon })[],
  ids: readonly string[],
  translate: Translator,
) {
  return all
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label, icon }) => ({ id, label: translate(label), icon }));
}

/** The page of an experience in the user's language. */
export function toExperiencePage(
  row: ExperiencePageRow,
  { entries, sessions }: { entries: readonly EntryDetails[]; sessions: readonly SessionRow[] },
  { translate, actor }: { readonly translate: Translator; readonly actor: Actor | null },
): ExperienceDetails {
  const style = experienceStyle(row.style);
  const policy = EXPERIENCE_POLICY_TEXTS[row.cancellationPolicy];
  const routines = EVENT_TYPES.filter(({ id }) => id === row.routine).map(({ id }) => id);
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    awaitsConfirmation: row.awaitsConfirmation,
    asksVerifiedGuests: row.asksVerifiedGuests,
    isPaused: row.isPaused,
    description: row.description,
    category: row.category,
    categoryLabel: translate(EXPERIENCE_CATEGORY_LABELS[row.category].label),
    style: row.style,
    styleLabel: style === null ? row.style : translate(style.label),
    routine: toEventTypes(routines, translate)[0] ?? null,
    ...placeOfPage(row, translate.locale),
    locationDescription: row.locationDescription,
    pictures: [...row.pictures],
    logo: row.logo,
    guestCount: row.guestCount,
    entries: entries
      .filter(({ isActive }) => isActive)
      .map((entry) => ({
        id: entry.entryId,
        title: entry.title,
        description: entry.description,
        recurrence: entry.recurrence,
        interval: entry.interval,
        unit: entry.unit,
        days: [...entry.days],
        startTime: entry.startTime,
        endTime: entry.endTime,
        timeZone: entry.timeZone,
        specificDate: entry.specificDate,
        until: entry.until,
        duration: entry.duration,
      })),
    sessions: sessions.map(sessionsShownIn(row.timeZone)),
    amenities: labelled(EXPERIENCE_AMENITIES, row.amenities, translate),
    arrangements: arranged(INCLUDED_ARRANGEMENTS, row.arrangements, translate),
    hostArrangements: HOST_ARRANGEMENTS.filter(({ id }) => row.hostArrangements.includes(id)).map(
      ({ id, label, icon, discountDetails }) => ({
        id,
        label: translate(label),
        icon,
        details: translate(discountDetails),
      }),
    ),
    costArrangements: arranged(COST_ARRANGEMENTS, row.costArrangements, translate),
    rules: row.rules,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    price: {
      tier: row.priceTier,
      session: sessionPrice(row.price, row.sessionsPerPeriod),
      period: row.price,
      sessionsPerPeriod: row.sessionsPerPeriod,
      fee: row.arrangementFee ?? 0,
      deposit: row.deposit,
      basePrice: row.basePrice,
    },
    policy: {
      id: row.cancellationPolicy,
      label: translate(policy.label),
      summary: translate(policy.summary),
    },
    disclaimers: participantDisclaimersFor(row.category, row.style).map((disclaimer) => ({
      id: disclaimer.id,
      version: disclaimer.version,
      title: translate(disclaimer.title),
      severity: disclaimer.severity,
      requiresAcknowledgment: disclaimer.requiresAcknowledgment,
      content: disclaimer.content.map((statement) => translate(statement)),
    })),
    host: hostOfRow(row.host),
    rating: computeRating(row),
    favorite: row.favorite,
    own: actor?.id === row.hostId,
    state: row.state,
    hostOwes: actor?.id === row.hostId ? row.hostOwes : 0,
  };
}

/**
 * Position on the page: exact for a public place of the catalogue, otherwise shifted like that of
 * other listings.
 */
function placeOfPage(
  row: ExperiencePageRow,
  locale: string,
): Pick<ExperienceDetails, 'place' | 'publicPlace'> {
  const found = row.recommendationId === null ? null : placeById(row.recommendationId);
  if (found === null) return { place: placeOfRow(row, locale), publicPlace: null };
  const { name, latitude, longitude } = found;
  return {
    place: placeOfRow({ ...row, latitude, longitude }, locale),
    publicPlace: { name, address: formatAddress(found, locale) },
  };
}

/**
 * Makes the public view of sessions: with the number of free seats, without names.
 *
 * @param placeZone IANA zone of the place, in which times are shown
 */
export function sessionsShownIn(placeZone: string): (session: SessionRow) => Session {
  return ({ startsAt, endsAt, taken, capacity, withdrawn, ...session }) => ({
    entryId: session.entryId,
    date: session.date,
    title: session.title,
    startsAt: placedInstant(startsAt, placeZone),
    endsAt: placedInstant(endsAt, placeZone),
    timeZone: session.timeZone,
    left: capacity - taken,
    capacity,
    withdrawn,
    status: session.status,
    note: session.note,
  });
}

/** Sessions in the response of the page; the client requests others separately. */
const FIRST_SESSIONS = 12;

/**
 * The public view of one experience, with its next sessions.
 *
 * @throws Problem 'not-found' when it is unknown, removed, of another kind, or not listed yet
 */
export async function showExperience(
  id: string,
  { actor, db, now, translate, services }: RequestContext,
): Promise<ExperienceDetails> {
  const row = await loadExperiencePage(db, id, actor?.id ?? null);
  if (row === null) throw new Problem('not-found');
  const entries = await loadEntries(db, id);
  const sessions = await comingSessions(db, id, now, FIRST_SESSIONS);
  const shown = withOfferedCondition(row, services);
  return toExperiencePage(shown, { entries, sessions }, { translate, actor });
}

interface RequestedSeats extends SessionKey {
  readonly guests: number;
  readonly scheduleDuration: ScheduleDuration;
}

const MAX_SESSIONS = 400;

/**
 * Price of seats, item by item, and the refunds with their deadlines.
 *
 * @throws Problem 'not-found', 'too-many-guests', 'session-over'
 */
export async function quoteExperience(
  id: string,
  { entryId, date, guests, scheduleDuration }: RequestedSeats,
  { db, now }: RequestContext,
): Promise<SeatsQuote> {
  const experience = await loadExperienceForBooking(db, id);
  if (experience === null) throw new Problem('not-found');
  const listing = bookableExperience(experience);
  if (listing.deleted) throw new Problem('not-found');
  const session = { entryId, date };
  const booked = await listing.sessionsFor(
    db,
    { session, startDate: date, scheduleDuration, guests },
    now,
  );
  const asked = { ...booked, guests, rooms: 1, pets: 0, groups: [], scheduleDuration };
  const quote = listing.quote({ ...asked, units: guests });
  const policy = listing.policy(booked, now);
  const rows = await sessionsOn(
    db,
    id,
    { start: booked.startDate, end: booked.endDate },
    MAX_SESSIONS,
  );
  const shown = rows.filter((row) =>
    booked.sessions.some((each) => each.entryId === row.entryId && each.date === row.date),
  );
  return {
    quote: {
      ...quote,
      lines: [...quote.lines],
      nights: booked.sessions.length,
      units: guests,
      discount: null,
    },
    available: shown.every(
      ({ capacity, taken, status }) => status === 'scheduled' && capacity - taken >= guests,
    ),
    sessions: shown.map(sessionsShownIn(experience.timeZone)),
    pass: await passFrom(db, experience, session, now),
    refunds: placedRefunds(policy, { lines: quote.lines, paid: quote.total }, experience.timeZone),
  };
}

async function passFrom(
  db: RequestContext['db'],
  experience: ExperienceForBooking,
  session: SessionKey,
  now: Temporal.Instant,
): Promise<SeatsQuote['pass']> {
  const { priceTier, price, sessionsPerPeriod } = experience;
  if (priceTier === 'one-time') return null;
  const asked = { session, startDate: session.date, scheduleDuration: 'full' } as const;
  const { sessions } = await findRequestedSessions(db, experience, asked, now);
  return {
    sessions: sessions.length,
    amount: passPrice(price, sessionsPerPeriod, sessions.length),
  };
}
