import { useRouteContext } from '@tanstack/react-router';
import { withAccount } from '#platform/web/scope/page-account.ts';
import { calendarFilePath } from '../../contract/paths.ts';

/** Path of a reservation's calendar file, for the account that the page was opened as. */
export function useCalendarFile(): (reservationId: string) => string {
  const { me } = useRouteContext({ from: '__root__' });
  return (reservationId) => withAccount(calendarFilePath(reservationId), me?.id);
}
