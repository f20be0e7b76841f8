import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#platform/i18n/days.ts';
import { isSameSession } from '../../sessions/ask-sessions.ts';
import type { SeatsBooking } from '../use-seats-booking.ts';

/** Other dates of the experience that the reader waits for, or is offered seats of. */
export function OtherPlaces({ booking }: { booking: SeatsBooking }) {
  const { i18n } = useLingui();
  const { waitlist, request, change } = booking;
  const others = waitlist.places.filter((place) => !isSameSession(place, request.session));
  if (others.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {others.map(({ entryId, date, state, seats }) => {
        const day = formatDay(date, i18n.locale, 'weekday');
        return (
          <li key={`${entryId} ${date}`}>
            <button
              type="button"
              onClick={() =>
                change({ session: { entryId, date }, guests: seats, scheduleDuration: 'one-time' })
              }
              className="min-h-11 text-start text-sm underline underline-offset-4"
            >
              {state === 'offered' ? (
                <Trans>{day}: seats are held for you</Trans>
              ) : (
                <Trans>{day}: you're on the waitlist</Trans>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
