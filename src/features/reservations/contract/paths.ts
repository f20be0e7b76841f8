/** The route of a reservation's calendar file. It is a file and not an API call. */
export const CALENDAR_FILE = '/api/reservations/:id/calendar.ics';

/** Path of a reservation's calendar file. */
export function calendarFilePath(reservationId: string): string {
  return CALENDAR_FILE.replace(':id', reservationId);
}
