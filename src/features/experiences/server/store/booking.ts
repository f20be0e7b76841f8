import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { experiences } from '../tables.ts';

/** Fields of an experience that a reservation needs; of deleted ones too. Amounts in cents. */
export type ExperienceForBooking = NonNullable<
  Awaited<ReturnType<typeof loadExperienceForBooking>>
>;

/** An experience with all fields that price and policy need; null when it doesn't exist. */
export async function loadExperienceForBooking(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: listings.id,
      hostId: listings.hostId,
      title: listings.title,
      /** Language of the host's texts, a tag of BCP 47. */
      language: listings.language,
      city: listings.city,
      countryCode: listings.countryCode,
      timeZone: listings.timeZone,
      deleted: sql<boolean>`${listings.deletedAt} is not null`,
      /** Whether moderation lets everybody see it. */
      isPublic: sql<boolean>`shown_state(${listings}) = 'visible'`,
      /** Price for one guest and one period. */
      price: listings.price,
      state: experiences.state,
      category: experiences.category,
      style: experiences.style,
      guestCount: experiences.guestCount,
      priceTier: experiences.priceTier,
      sessionsPerPeriod: experiences.sessionsPerPeriod,
      arrangementFee: experiences.arrangementFee,
      deposit: experiences.deposit,
      cancellationPolicy: experiences.cancellationPolicy,
      hostOwes: experiences.hostOwes,
      /** The manager of its place; null without one. */
      managedBy: experiences.managedBy,
      checkInTime: experiences.checkInTime,
      checkOutTime: experiences.checkOutTime,
    })
    .from(listings)
    .innerJoin(experiences, eq(experiences.listingId, listings.id))
    .where(and(eq(listings.id, id), eq(listings.kind, 'experience')));
  return row ?? null;
}

/** Fields of experiences for lists of other features; ids of other kinds are left out. */
export async function loadOffers(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: listings.id,
      /** Price for one guest and one period. */
      price: listings.price,
      sessionsPerPeriod: experiences.sessionsPerPeriod,
      fee: experiences.arrangementFee,
      deposit: experiences.deposit,
      state: experiences.state,
      hostOwes: experiences.hostOwes,
      createdAt: listings.createdAt,
    })
    .from(experiences)
    .innerJoin(listings, eq(experiences.listingId, listings.id))
    .where(inArray(experiences.listingId, [...ids]));
}

/** Lists an experience whose host has paid what they owed. */
export async function markPaid(tx: Queryable, listingId: string): Promise<void> {
  await tx
    .update(experiences)
    .set({ state: 'listed', hostOwes: 0 })
    .where(eq(experiences.listingId, listingId));
}

/** A listing that waits for its host's payment. */
export interface UnpaidExperience {
  readonly id: string;
  readonly hostId: string;
  readonly title: string;
  /** Cents. */
  readonly amount: number;
  readonly createdAt: Temporal.Instant;
}

/** Experiences created before an instant that wait for their host's payment, the oldest first. */
export async function listUnpaid(
  db: Queryable,
  madeUntil: Temporal.Instant,
  page: DuePage,
): Promise<(UnpaidExperience & DueRow)[]> {
  const { columns, condition, order } = duePage(page, listings.createdAt, listings.id);
  return db
    .select({
      ...columns,
      hostId: listings.hostId,
      title: listings.title,
      amount: experiences.hostOwes,
      createdAt: listings.createdAt,
    })
    .from(listings)
    .innerJoin(experiences, eq(experiences.listingId, listings.id))
    .where(
      and(
        eq(experiences.state, 'awaiting-host-payment'),
        isNull(listings.deletedAt),
        lte(listings.createdAt, madeUntil),
        condition,
      ),
    )
    .orderBy(...order)
    .limit(page.limit);
}
