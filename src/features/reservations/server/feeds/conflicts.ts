import type { DateText } from '#domain/dates.ts';
import type { ImportedCalendar } from '#market/inventory/index.server.ts';
import { notifyParty } from '../notify/announce.ts';
import { replaceConflicts } from '../store/conflicts.ts';
import { loadReservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/**
 * Keeps the conflicts of a calendar: reservations with nights that it claims too. The host learns of
 * each new one at once; nothing is cancelled by itself. The caller has locked the listing's row.
 */
export async function followConflicts(
  work: UnitOfWork,
  { id, listingId, name }: Pick<ImportedCalendar, 'id' | 'listingId' | 'name'>,
  today: DateText,
): Promise<void> {
  const added = await replaceConflicts(work.db, { calendarId: id, listingId, today }, work.now);
  for (const { reservationId, startDate, endDate } of added) {
    const reservation = await loadReservation(work.db, reservationId);
    if (reservation === null) continue;
    await notifyParty(work, reservation, {
      key: `calendar-conflict:${id}:${reservationId}:${work.now.toString()}`,
      kind: 'calendar-conflict',
      to: 'host',
      details: { calendar: name, startDate, endDate },
    });
  }
}
