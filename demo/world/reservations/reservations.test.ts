import { describe, expect, it } from 'vitest';
import { LIFECYCLES, nextStatus } from '#domain/lifecycles.ts';
import { RESERVATION_STATUSES } from '#domain/reservation-lifecycle.ts';
import { dayNumber } from '../calendar.ts';
import { buildWorld } from '../index.ts';
import { REVIEW_LINES } from '../reviews/data/review-lines.ts';
import type { DemoReview } from '../types.ts';

const TODAY = '2026-11-21';
const NOW = `${TODAY}T08:00:00Z`;
const world = buildWorld({ seed: 7, today: TODAY });
const STOCK = Object.values(REVIEW_LINES).flatMap((lines) => lines.map(({ text }) => text));
const stayById = new Map(world.stays.map((stay) => [stay.id, stay]));
/** Those of nights, homes and itinerants: seats go by other rules. */
const ofNights = world.reservations.filter(({ seats }) => seats === undefined);
const ofStays = world.reservations.filter(({ listingId }) => stayById.has(listingId));
const reviews = world.reviews.filter(({ listingId }) => stayById.has(listingId));

/** The reviews of each home that has many. */
function wellKnown() {
  const ofHome = new Map<string, [DemoReview, ...DemoReview[]]>();
  for (const review of reviews) {
    const others = ofHome.get(review.listingId);
    if (others === undefined) ofHome.set(review.listingId, [review]);
    else others.push(review);
  }
  return [...ofHome.values()].filter(({ length }) => length >= 8);
}

/** The lines of the stock that a text is made of, whatever was filled in. */
function linesIn(text: string): string[] {
  return STOCK.filter((line) => longestPartOf(line).every((part) => text.includes(part)));
}

function longestPartOf(line: string): string[] {
  return line.split(/\{\w+\}/).filter((part) => part.trim() !== '');
}

function stayOf(id: string) {
  const stay = stayById.get(id);
  if (stay === undefined) throw new Error(`No stay ${id}.`);
  return stay;
}

describe('reservations', () => {
  it('stand in every state', () => {
    const seen = new Set(ofStays.map(({ status }) => status));
    expect([...seen].sort()).toEqual([...RESERVATION_STATUSES].sort());
  });

  it('never take more rooms in a night than there are', () => {
    const taken = new Map<string, number>();
    for (const reservation of ofStays) {
      if (!LIFECYCLES.stay.holding.includes(reservation.status)) continue;
      for (
        let night = dayNumber(reservation.start);
        night < dayNumber(reservation.end);
        night += 1
      ) {
        const key = `${reservation.listingId} ${night}`;
        taken.set(key, (taken.get(key) ?? 0) + reservation.rooms);
      }
    }
    for (const [key, rooms] of taken) {
      expect(rooms, key).toBeLessThanOrEqual(stayOf(key.split(' ')[0] ?? '').capacity);
    }
  });

  it('never send a guest to two places in one night', () => {
    const nights = new Set<string>();
    for (const { guestId, status, start, end } of ofNights) {
      if (!LIFECYCLES.stay.holding.includes(status)) continue;
      for (let night = dayNumber(start); night < dayNumber(end); night += 1) {
        expect(nights.has(`${guestId} ${night}`)).toBe(false);
        nights.add(`${guestId} ${night}`);
      }
    }
  });

  it('went the ways of the lifecycle, in the order of time, none after now', () => {
    for (const { events, status, createdAt, paidAt } of ofNights) {
      expect(events[0]).toMatchObject({
        action: 'request',
        by: 'guest',
        from: null,
        to: 'pending',
        at: createdAt,
      });
      let current = 'pending' as (typeof events)[number]['to'];
      let last = createdAt;
      for (const event of events.slice(1)) {
        if (event.action === 'request') throw new Error('A reservation is requested once.');
        expect(event.from).toBe(current);
        expect(
          nextStatus('stay', current, event.action, event.by),
          `${event.action} from ${current}`,
        ).toBe(event.to);
        expect(event.at >= last).toBe(true);
        current = event.to;
        last = event.at;
      }
      expect(current).toBe(status);
      expect(last <= NOW).toBe(true);
      expect(paidAt).toBe(events.find(({ action }) => action === 'pay')?.at ?? null);
    }
  });

  it('fit the stay: nights, guests, and a listing that was there', () => {
    for (const { listingId, start, end, guests, createdAt, guestId } of ofStays) {
      const stay = stayOf(listingId);
      expect(dayNumber(end) - dayNumber(start)).toBeGreaterThanOrEqual(stay.minNights);
      expect(guests).toBeGreaterThanOrEqual(1);
      expect(guests).toBeLessThanOrEqual(stay.guestCount);
      expect(createdAt >= stay.createdAt).toBe(true);
      expect(guestId).not.toBe(stay.hostId);
    }
  });

  it('leave the deadlines of what is open ahead', () => {
    const hours = (from: string) => (Date.parse(NOW) - Date.parse(from)) / 3_600_000;
    for (const { status, createdAt, paidAt, events, start } of ofNights) {
      if (status === 'pending') {
        expect(hours(createdAt)).toBeLessThan(60);
        expect(start > TODAY).toBe(true);
      }
      if (status === 'approved' && paidAt === null) {
        expect(hours(events.at(-1)?.at ?? '')).toBeLessThan(12);
      }
      if (status === 'checked-in') expect(start < TODAY).toBe(true);
    }
  });

  it('give the demo accounts something in every state they show', () => {
    const [mina] = world.guests;
    const [ana] = world.hosts;
    const minas = ofStays.filter(({ guestId }) => guestId === mina?.id);
    const atAnas = ofStays.filter(({ listingId }) => stayOf(listingId).hostId === ana?.id);
    const paid = minas.filter(({ status, paidAt }) => status === 'approved' && paidAt !== null);
    expect(
      paid.filter(({ start }) => start === TODAY).map(({ listingId }) => stayOf(listingId).hostId),
    ).toEqual([ana?.id]);
    expect(
      paid.some(
        ({ start, listingId }) =>
          start > TODAY && stayOf(listingId).cancellationPolicy === 'flexible',
      ),
    ).toBe(true);
    expect(minas.filter(({ status }) => status === 'pending').length).toBe(1);
    expect(
      minas.filter(({ status, paidAt }) => status === 'approved' && paidAt === null).length,
    ).toBe(1);
    const completed = minas.filter(({ status }) => status === 'completed');
    const reviewed = new Set(reviews.map(({ reservationId }) => reservationId));
    expect(completed.map(({ id }) => reviewed.has(id)).sort()).toEqual([false, true]);
    expect(atAnas.some(({ status, guestId }) => status === 'pending' && guestId !== mina?.id)).toBe(
      true,
    );
    expect(atAnas.some(({ status }) => status === 'checked-in')).toBe(true);
  });
});

describe('reviews', () => {
  it('are of completed stays only, one each: three in five, and nearly all of what is well known', () => {
    const completed = new Map(
      ofStays.filter(({ status }) => status === 'completed').map((made) => [made.id, made]),
    );
    for (const review of reviews) {
      const reservation = completed.get(review.reservationId);
      expect(reservation).toMatchObject({ listingId: review.listingId, guestId: review.guestId });
      expect(review.createdAt > (reservation?.end ?? '')).toBe(true);
      expect(review.createdAt <= NOW).toBe(true);
    }
    expect(new Set(reviews.map(({ reservationId }) => reservationId)).size).toBe(reviews.length);
    const known = new Set(wellKnown().map(([{ listingId }]) => listingId));
    const ofOthers = reviews.filter(({ listingId }) => !known.has(listingId)).length;
    const stayedAtOthers = [...completed.values()].filter(({ listingId }) => !known.has(listingId));
    expect(ofOthers / stayedAtOthers.length).toBeGreaterThan(0.5);
    expect(ofOthers / stayedAtOthers.length).toBeLessThan(0.7);
  });

  it('are eight to forty of a third of the homes, whose stars are 4.2 to 4.9', () => {
    const known = wellKnown();
    expect(known.length / world.stays.length).toBeGreaterThan(0.3);
    expect(known.length / world.stays.length).toBeLessThan(0.4);
    for (const written of known) {
      expect(written.length).toBeLessThanOrEqual(40);
      const average = written.reduce((sum, { rating }) => sum + rating, 0) / written.length;
      expect(Math.round(average * 10) / 10).toBeGreaterThanOrEqual(4.2);
      expect(Math.round(average * 10) / 10).toBeLessThanOrEqual(4.9);
    }
  });

  it('never say a line twice of one home', () => {
    for (const written of wellKnown()) {
      const said = written.flatMap(({ text }) => linesIn(text));
      expect(said.length).toBeGreaterThan(written.length);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('are never two the same, mostly four and five stars, with honest threes', () => {
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    const share = (stars: number) =>
      reviews.filter(({ rating }) => rating === stars).length / reviews.length;
    expect(share(4) + share(5)).toBeGreaterThan(0.8);
    expect(share(3)).toBeGreaterThan(0.02);
  });
});
