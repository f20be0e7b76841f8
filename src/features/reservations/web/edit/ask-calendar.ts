import { showCalendar } from '#features/stays/contract.ts';
import { call } from '#platform/web/api/client.ts';
import type { AskCalendar } from '#platform/web/calendar/use-calendar.ts';

/** Asks for a home's free and taken nights. */
export const askCalendar: AskCalendar = (id, query, signal) =>
  call(showCalendar, { params: { id }, query }, { signal });
