import { nightsBetween, todayIn } from '#domain/dates.ts';
import { seatPolicy } from '#domain/experience-policies.ts';
import { priceItinerant } from '#domain/itinerant-pricing.ts';
import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { nightMoments, type ReservationMoments, seatMoments } from '#domain/reservation-moments.ts';
import { policyTiers, type StayPolicySnapshot } from '#domain/stay-policies.ts';

import { priceStay, SERVICE_RATE, type StayQuote } from '#domain/stay-pricing.ts';
import { countSeats } from '#features/experiences/index.server.ts';
import {
  type DemoExperience,
  type DemoItinerant,
  type DemoPerson,
  type DemoReservation,
  type DemoStay,
  priceOfSeats,
} from '../world/index.ts';

/** What a guest and a host of the demo world agreed on, as when the request was made. */
export interface AgreedTerms {
  readonly kind: 'stay' | 'itinerant' | 'experience';
  readonly hostId: string;
  readonly title: string;
  readonly timeZone: string;
  /** Units of each night, or seats of each session, of so many. */
  readonly units: number;
  readonly capacity: number;
  readonly quote: Quote | StayQuote;
  readonly policy: PolicySnapshot;
  readonly moments: ReservationMoments;
}

export function termsOfStay(demo: DemoReservation, stay: DemoStay, guest: DemoPerson): AgreedTerms {
  const { hostId, title, timeZone, capacity } = stay;
  const units = capacity === 1 ? 1 : demo.rooms;
  const quote = priceStay({
    ...askedBy(demo, stay, guest),
    nightlyPrice: stay.nightlyPrice,
    units,
    includedGuests: stay.includedGuests,
    fees: { ...stay.fees, serviceRate: SERVICE_RATE },
    securityRate: stay.securityRate,
  });
  const policy = policyOf(demo, stay);
  const moments = momentsOf(demo, timeZone);
  return { kind: 'stay', hostId, title, timeZone, units, capacity, quote, policy, moments };
}

export function termsOfItinerant(
  demo: DemoReservation,
  itinerant: DemoItinerant,
  guest: DemoPerson,
): AgreedTerms {
  const { hostId, title, timeZone, guestCount, nightlyPrice, fees } = itinerant;
  return {
    kind: 'itinerant',
    hostId,
    title,
    timeZone,
    units: demo.guests,
    capacity: guestCount,
    quote: priceItinerant({ ...askedBy(demo, itinerant, guest), nightlyPrice, fees }),
    policy: policyOf(demo, itinerant),
    moments: momentsOf(demo, timeZone),
  };
}

/** @throws Error for nights, which no experience has */
export function termsOfExperience(demo: DemoReservation, experience: DemoExperience): AgreedTerms {
  const { seats, guests, start: startDate, end: endDate, createdAt } = demo;
  if (seats === undefined) throw new Error(`${demo.id} is of no session`);
  const { hostId, title, timeZone, cancellationPolicy } = experience;
  const sessions = seats.sessions.map(({ startsAt, endsAt }) => ({
    startsAt: Temporal.Instant.from(startsAt),
    endsAt: Temporal.Instant.from(endsAt),
  }));
  return {
    kind: 'experience',
    hostId,
    title,
    timeZone,
    units: guests,
    capacity: countSeats(experience),
    quote: priceOfSeats(experience, guests, seats),
    policy: seatPolicy({
      policy: cancellationPolicy,
      starts: sessions.map(({ startsAt }) => startsAt),
      startDate,
      endDate,
      timeZone,
      bookedAt: Temporal.Instant.from(createdAt),
    }),
    moments: seatMoments({ startDate, timeZone, sessions }),
  };
}

function momentsOf({ start, end }: DemoReservation, timeZone: string): ReservationMoments {
  return nightMoments({ startDate: start, endDate: end, timeZone });
}

/** What of a quote the request and the host's discounts say. */
function askedBy(
  { start, end, guests, pets, createdAt }: DemoReservation,
  {
    timeZone,
    discounts: rates,
    specialDiscountOn,
  }: Pick<DemoStay, 'timeZone' | 'discounts' | 'specialDiscountOn'>,
  { groups }: DemoPerson,
) {
  const today = todayIn(Temporal.Instant.from(createdAt), timeZone);
  return {
    nights: nightsBetween(start, end),
    daysAhead: Math.max(0, nightsBetween(today, start)),
    guests,
    pets,
    groups,
    rates,
    specialDiscountOn,
  };
}

function policyOf(
  { start: startDate, end: endDate, createdAt }: DemoReservation,
  listing: Pick<DemoStay, 'cancellationPolicy' | 'customRefundPercent' | 'timeZone'>,
): StayPolicySnapshot {
  return policyTiers({
    policy: listing.cancellationPolicy,
    customRefundPercent: listing.customRefundPercent ?? 0,
    nights: nightsBetween(startDate, endDate),
    startDate,
    endDate,
    timeZone: listing.timeZone,
    bookedAt: Temporal.Instant.from(createdAt),
  });
}
