/** The route of a reservation's calendar file. It is a file and not an API call. */
export const CALENDAR_FILE = '/api/reservations/:id/calendar.ics';

/** A picture of a claim or a report, for those who may see the reservation; a file too. */
export const EVIDENCE_PICTURE = '/api/reservations/:id/evidence/:key';

export function evidencePath(reservationId: string, key: string): string {
  return EVIDENCE_PICTURE.replace(':id', reservationId).replace(':key', key);
}

/** Path of a reservation's calendar file. */
export function calendarFilePath(reservationId: string): string {
  return CALENDAR_FILE.replace(':id', reservationId);
}

/** The page where a letter of accommodation is checked by its code. */
export const CHECK_PATH = '/check';

/** The page of one letter; its token is the code. */
export const LETTER_PAGE = `${CHECK_PATH}/:token`;

/** Address of the page that checks one letter. */
export function checkLetterUrl(origin: string, code: string): string {
  return `${origin}${CHECK_PATH}/${code}`;
}
