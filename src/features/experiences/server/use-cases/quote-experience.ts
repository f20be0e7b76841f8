import { passPrice } from '#domain/seat-pricing.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ScheduleDuration } from '#domain/vocabulary.ts';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import { placedRefunds } from '#market/booking/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { bookableExperience, findRequestedSessions } from '../booking/experience-booking.ts';

import { type ExperienceForBooking, loadExperienceForBooking } from '../store/booking.ts';
import { sessionsOn } from '../store/sessions.ts';
import { sessionsShownIn } from './show-experience.ts';

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
