import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { accommodationLetters, reservations } from '../tables.ts';

/** The letter of a reservation. */
export interface StoredLetter {
  readonly code: string;
  readonly createdAt: Temporal.Instant;
}

function digestCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

export async function loadLetter(
  db: Queryable,
  reservationId: string,
): Promise<StoredLetter | null> {
  const { code, createdAt } = accommodationLetters;
  const [row] = await db
    .select({ code, createdAt })
    .from(accommodationLetters)
    .where(eq(accommodationLetters.reservationId, reservationId));
  return row ?? null;
}

/** Adds the letter of a reservation; one that is there already stays, with its code. */
export async function insertLetter(
  tx: Queryable,
  reservationId: string,
  { code, createdAt }: StoredLetter,
): Promise<void> {
  await tx
    .insert(accommodationLetters)
    .values({ reservationId, code, digest: digestCode(code), createdAt })
    .onConflictDoNothing({ target: accommodationLetters.reservationId });
}

/** Id of the reservation whose letter has this code; null where none has it. */
export async function findReservationByCode(db: Queryable, code: string): Promise<string | null> {
  const [row] = await db
    .select({ id: accommodationLetters.reservationId })
    .from(accommodationLetters)
    .where(eq(accommodationLetters.digest, digestCode(code)));
  return row?.id ?? null;
}

/** A guest's letters, with the references of their reservations. */
export function listLetters(
  db: Queryable,
  guestId: string,
): Promise<(StoredLetter & { readonly key: string })[]> {
  const { code, createdAt, reservationId } = accommodationLetters;
  return db
    .select({ key: reservations.key, code, createdAt })
    .from(accommodationLetters)
    .innerJoin(reservations, eq(reservations.id, reservationId))
    .where(eq(reservations.guestId, guestId))
    .orderBy(createdAt);
}

/** Deletes a guest's letters: their codes are unknown from then on. */
export async function deleteLetters(tx: Queryable, guestId: string): Promise<void> {
  const own = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.guestId, guestId));
  await tx.delete(accommodationLetters).where(inArray(accommodationLetters.reservationId, own));
}
