import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { eachNight } from '#domain/dates.ts';
import { byUnit } from '#domain/kinds.ts';
import { LIFECYCLES } from '#domain/lifecycles.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { favorites } from '#features/listings/server/tables.ts';
import { arrivalReminderKey, listDue } from '#features/reservations/index.server.ts';
import {
  notices,
  payments,
  refunds,
  reservationEvents,
  reservationSessions,
  reservations,
} from '#features/reservations/server/tables.ts';
import { reviews } from '#features/reviews/server/tables.ts';
import { listingNights } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { firstPage } from '#platform/server/database/due-work.ts';
import { sandboxCheckouts } from '#platform/server/payments/tables.ts';
import { at } from '../world/random.ts';
import type { DemoReservation, DemoReview } from '../world/types.ts';
import type { World } from '../world/world.ts';
import {
  type AgreedTerms,
  termsOfExperience,
  termsOfItinerant,
  termsOfStay,
} from './agreed-terms.ts';
import { insertRows } from './insert.ts';
import { reservationRow } from './reservation-rows.ts';

type Row = ReturnType<typeof reservationRow>;

/**
 * Inserts reservations with their events, payments, the nights and seats they hold, and what guests
 * were told of their arrival by now.
 */
export async function insertReservations(
  db: Queryable,
  world: World,
  now: Temporal.Instant,
): Promise<void> {
  const termsOf = termsIn(world);
  const terms = world.reservations.map(termsOf);
  const rows = world.reservations.map((demo, index) =>
    reservationRow(demo, index, at(terms, index)),
  );
  await insertRows(db, reservations, rows);
  const seats = world.reservations.flatMap((demo, index) => seatsOf(demo, at(rows, index)));
  await insertRows(
    db,
    reservationSessions,
    seats.map(({ reservationId, listingId, entryId, date }) => ({
      reservationId,
      listingId,
      entryId,
      date,
    })),
  );
  await insertRows(
    db,
    reservationEvents,
    world.reservations.flatMap((demo, index) =>
      demo.events.map((event) => ({
        reservationId: demo.id,
        at: Temporal.Instant.from(event.at),
        party: event.by,
        actorId: actorOf(rows[index], event.by),
        action: event.action,
        fromStatus: event.from,
        toStatus: event.to,
        reason: event.reason,
        details: detailsOf(event.action, rows[index]),
      })),
    ),
  );
  await insertPayments(db, rows);
  await insertRows(db, listingNights, nightsOf(rows, terms));
  await takeSeats(db, seats);
  await tellOfArrivals(db, rows, now);
}

/** The notices of near arrivals, without which the first minute would mail all these guests. */
async function tellOfArrivals(
  db: Queryable,
  rows: readonly Row[],
  now: Temporal.Instant,
): Promise<void> {
  const due = await listDue(db, 'arrival', now, firstPage(rows.length));
  const ids = new Set(due.map(({ id }) => id));
  const near = rows.filter(({ id }) => ids.has(id));
  await insertRows(
    db,
    notices,
    near.map((row) => ({
      userId: row.guestId,
      key: arrivalReminderKey(row),
      kind: 'arrival-soon',
      reservationId: row.id,
      details: {
        title: row.listingTitle,
        startDate: row.startDate,
        endDate: row.endDate,
        listingKind: row.kind,
      },
      createdAt: row.updatedAt,
    })),
  );
}

/** What was agreed on with a guest, whatever the kind of listing. */
function termsIn(world: World): (demo: DemoReservation) => AgreedTerms {
  const stays = new Map(world.stays.map((stay) => [stay.id, stay]));
  const itinerants = new Map(world.itinerants.map((itinerant) => [itinerant.id, itinerant]));
  const experiences = new Map(world.experiences.map((each) => [each.id, each]));
  const people = new Map(
    [...world.guests, ...world.formerGuests, ...world.hosts].map((guest) => [guest.id, guest]),
  );
  return (demo) => {
    const guest = people.get(demo.guestId);
    const stay = stays.get(demo.listingId);
    const itinerant = itinerants.get(demo.listingId);
    const experience = experiences.get(demo.listingId);
    if (experience !== undefined) return termsOfExperience(demo, experience);
    if (guest !== undefined && stay !== undefined) return termsOfStay(demo, stay, guest);
    if (guest === undefined || itinerant === undefined) throw new Error(`${demo.id} stands alone`);
    return termsOfItinerant(demo, itinerant, guest);
  };
}

function detailsOf(action: string, row: Row | undefined): Record<string, number> {
  return action === 'pay' ? { amount: row?.paid ?? 0 } : {};
}

function actorOf(row: Row | undefined, party: 'guest' | 'host' | 'system'): string | null {
  if (row === undefined || party === 'system') return null;
  return party === 'guest' ? row.guestId : row.hostId;
}

async function insertPayments(db: Queryable, rows: readonly Row[]): Promise<void> {
  const paid = rows.flatMap((row) =>
    // What costs nothing is not paid.
    row.paidAt && row.total > 0
      ? [{ row, paidAt: row.paidAt, paymentId: randomUUID(), session: `sandbox_demo_${row.id}` }]
      : [],
  );
  await insertRows(
    db,
    sandboxCheckouts,
    paid.map(({ row, paymentId, session, paidAt }) => ({
      id: session,
      paymentId,
      amount: row.total,
      description: row.listingTitle,
      successUrl: `/trips/${row.id}`,
      cancelUrl: `/trips/${row.id}`,
      status: 'paid' as const,
      expiresAt: paidAt.add({ hours: 24 }),
    })),
  );
  await insertRows(
    db,
    payments,
    paid.map(({ row, paymentId, session, paidAt }) => ({
      id: paymentId,
      reservationId: row.id,
      amount: row.total,
      status: 'paid' as const,
      provider: 'sandbox' as const,
      providerSession: session,
      providerReference: session,
      expiresAt: paidAt.add({ hours: 24 }),
      createdAt: paidAt,
      paidAt,
    })),
  );
  await insertRows(
    db,
    refunds,
    paid.flatMap(({ row, paymentId }) =>
      (row.refunded ?? 0) > 0
        ? [
            {
              paymentId,
              amount: row.refunded ?? 0,
              status: 'done' as const,
              createdAt: row.updatedAt,
              doneAt: row.updatedAt,
            },
          ]
        : [],
    ),
  );
}

/** Whether a reservation takes nights; seats are in a ledger of their own (`seatsOf`). */
function hasNights(kind: ListingKind): boolean {
  return byUnit({ kind }, { night: () => true, session: () => false });
}

function nightsOf(rows: readonly Row[], terms: readonly AgreedTerms[]) {
  const taken = new Map<string, typeof listingNights.$inferInsert>();
  for (const [index, row] of rows.entries()) {
    const { kind, capacity } = at(terms, index);
    if (!hasNights(kind) || !LIFECYCLES[kind].holding.includes(row.status)) continue;
    for (const night of eachNight(row.startDate, row.endDate)) {
      const key = `${row.listingId} ${night}`;
      const known = taken.get(key);
      taken.set(key, {
        listingId: row.listingId,
        night,
        taken: (known?.taken ?? 0) + row.units,
        capacity,
      });
    }
  }
  return [...taken.values()];
}

interface Seats {
  readonly reservationId: string;
  readonly listingId: string;
  readonly entryId: string;
  readonly date: string;
  readonly units: number;
  /** Whether the reservation holds them now. */
  readonly isHeld: boolean;
}

/** The seats of a reservation in each of its sessions. */
function seatsOf(demo: DemoReservation, { id, listingId, status, units }: Row): Seats[] {
  const isHeld = LIFECYCLES.experience.holding.includes(status);
  return (demo.seats?.sessions ?? []).map(({ entryId, date }) => ({
    reservationId: id,
    listingId,
    entryId,
    date,
    units,
    isHeld,
  }));
}

/** Counts the seats that reservations hold of their sessions, in one statement. */
async function takeSeats(db: Queryable, seats: readonly Seats[]): Promise<void> {
  const held = seats
    .filter(({ isHeld }) => isHeld)
    .map(({ listingId, entryId, date, units }) => ({ id: listingId, entry: entryId, date, units }));
  await db.execute(sql`
    update listing_session session set taken = held.seats
    from (
      select id, entry, date, sum(units)::integer as seats
      from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
        as held (id uuid, entry uuid, date date, units integer)
      group by id, entry, date
    ) as held
    where session.listing_id = held.id and session.entry_id = held.entry
      and session.nominal_date = held.date`);
}

/** Inserts reviews; the database counts their stars. */
export async function insertReviews(db: Queryable, written: readonly DemoReview[]): Promise<void> {
  await insertRows(
    db,
    reviews,
    written.map(({ createdAt, ...review }) => ({
      ...review,
      createdAt: Temporal.Instant.from(createdAt),
    })),
  );
}

export async function insertFavorites(db: Queryable, saved: World['favorites']): Promise<void> {
  await insertRows(
    db,
    favorites,
    saved.map(({ userId, stayId, createdAt }) => ({
      userId,
      listingId: stayId,
      createdAt: Temporal.Instant.from(createdAt),
    })),
  );
}
