import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { HostCalendar } from '../../contract.ts';
import { loadHomeWithNights } from '../calendar/home-with-nights.ts';
import { hostCalendar } from '../calendar/host-calendar.ts';

/**
 * The nights of the caller's home from today on.
 *
 * @throws Problem 'not-found' when it is unknown, removed or its host doesn't set its nights;
 *   'forbidden' when another person hosts it
 */
export async function showHostCalendar(
  id: string,
  context: SignedInContext,
): Promise<HostCalendar> {
  const { actor, services } = context;
  // A replica may lack nights that the host blocked a moment ago.
  const db = services.database.main;
  return hostCalendar(db, await loadHomeWithNights(db, context.services, id, actor), context);
}
