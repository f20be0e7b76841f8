import type { AskCalendar } from '#features/listings/calendar.web.ts';
import { showCalendar } from '#features/stays/contract.ts';
import { call } from '#platform/web/api/client.ts';

/** Asks for a home's free and taken nights. */
export const askCalendar: AskCalendar = (id, query, signal) =>
  call(showCalendar, { params: { id }, query }, { signal });
