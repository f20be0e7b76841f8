/** The calendar file of a reservation, as it is mounted. It is a file and no call of the API. */
export const CALENDAR_FILE = '/api/reservations/:id/calendar.ics';

/** Path of a reservation's calendar file. */
export function calendarFilePath(reservationId: string): string {
  return CALENDAR_FILE.replace(':id', reservationId);
}
