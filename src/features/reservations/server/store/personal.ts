import { and, eq, isNotNull, or } from 'drizzle-orm';
import { formatLetterCode } from '#domain/letter-code.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type BoardingLookup, loadBoardingLookup } from '../show/reservation-row.ts';
import { notices, reservationEvents, reservations } from '../tables.ts';
import { deleteFeed, loadFeed } from './calendar.ts';
import { deleteLetters, listLetters } from './letters.ts';
import { deleteResolutionTexts, exportResolutions } from './resolutions.ts';

/**
 * The stored data about a person's own reservations, for their export: with the reasons they gave
 * and the notifications they got, and without any text of the other side.
 */
export async function exportReservations(db: Queryable, userId: string): Promise<unknown> {
  const rows = await db
    .select({
      id: reservations.id,
      key: reservations.key,
      kind: reservations.kind,
      listingId: reservations.listingId,
      guestId: reservations.guestId,
      status: reservations.status,
      listingTitle: reservations.listingTitle,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
      guests: reservations.guests,
      rooms: reservations.rooms,
      pets: reservations.pets,
      groups: reservations.groups,
      message: reservations.message,
      total: reservations.total,
      paid: reservations.paid,
      refunded: reservations.refunded,
      createdAt: reservations.createdAt,
    })
    .from(reservations)
    .where(or(eq(reservations.guestId, userId), eq(reservations.hostId, userId)))
    .orderBy(reservations.createdAt);
  const findBoarding = await loadBoardingLookup(db, rows, { locale: DEFAULT_LOCALE });
  const reasons = await db
    .select({
      reservationId: reservationEvents.reservationId,
      action: reservationEvents.action,
      reason: reservationEvents.reason,
      at: reservationEvents.at,
    })
    .from(reservationEvents)
    .where(and(eq(reservationEvents.actorId, userId), isNotNull(reservationEvents.reason)))
    .orderBy(reservationEvents.sequence);
  const told = await db
    .select({
      kind: notices.kind,
      details: notices.details,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(notices.createdAt);
  const letters = await listLetters(db, userId);
  const feed = await loadFeed(db, userId);
  const reasonsById = Map.groupBy(reasons, ({ reservationId }) => reservationId);
  return {
    made: rows.map(
      ({ id, kind: _kind, listingId, guestId, message, groups, createdAt, ...row }) => ({
        role: guestId === userId ? 'guest' : 'host',
        ...row,
        ...boardingTowns(findBoarding({ ...row, listingId })),
        ...(guestId === userId ? { message, groups } : {}),
        reasons: (reasonsById.get(id) ?? []).map(({ action, reason, at }) => ({
          action,
          reason,
          givenAt: at.toString(),
        })),
        createdAt: createdAt.toString(),
      }),
    ),
    notices: told.map(({ createdAt, readAt, ...notice }) => ({
      ...notice,
      createdAt: createdAt.toString(),
      readAt: readAt?.toString() ?? null,
    })),
    letters: letters.map(({ key, code, createdAt }) => ({
      key,
      code: formatLetterCode(code),
      createdAt: createdAt.toString(),
    })),
    resolutions: await exportResolutions(db, userId),
    // Only that one exists, not its address: with it, a finder of the file could read future trips.
    calendarFeed: feed === null ? null : { createdAt: feed.createdAt.toString() },
  };
}

/** Where the guest boards and leaves; nothing where the listing stays in one place. */
function boardingTowns(boarding: ReturnType<BoardingLookup>): object {
  if (boarding === null) return {};
  const { arrival, leaving } = boarding;
  return {
    boardsIn: `${arrival.city}, ${arrival.countryName}`,
    leavesIn: `${leaving.city}, ${leaving.countryName}`,
  };
}

/**
 * Deletes the texts, declarations and notifications of a deleted account; figures remain for
 * accounting.
 */
export async function deleteReservationTexts(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(reservations)
    .set({ message: '', groups: [] })
    .where(eq(reservations.guestId, userId));
  await tx
    .update(reservationEvents)
    .set({ reason: null })
    .where(eq(reservationEvents.actorId, userId));
  await deleteResolutionTexts(tx, userId);
  await deleteLetters(tx, userId);
  await deleteFeed(tx, userId);
  await tx.delete(notices).where(eq(notices.userId, userId));
}
