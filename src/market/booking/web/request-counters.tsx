import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_PETS } from '#domain/search/nights-request.ts';
import { Counter } from '#platform/web/ui/counter.tsx';
import type { RequestField } from './request-problems.ts';
import type { Booking } from './use-booking.ts';

/** Guests and rooms, never below 1 (spec 1 §5), and pets where they are welcome. */
export function RequestCounters({
  booking: { listing, request, change },
  problems,
}: {
  booking: Booking;
  problems: Partial<Record<RequestField, string>>;
}) {
  const { t } = useLingui();
  const included = listing.includedGuests;
  return (
    <div className="grid gap-3">
      <Counter
        label={<Trans>Guests</Trans>}
        hint={
          included < listing.guestCount ? (
            <Plural value={included} one="Price includes # guest" other="Price includes # guests" />
          ) : undefined
        }
        less={t`Fewer guests`}
        more={t`More guests`}
        value={request.guests}
        min={1}
        max={listing.guestCount}
        error={problems.guests}
        onChange={(guests) => change({ guests })}
      />
      {listing.rooms > 1 ? (
        <Counter
          label={<Trans>Rooms</Trans>}
          less={t`Fewer rooms`}
          more={t`More rooms`}
          value={request.rooms}
          min={1}
          max={listing.rooms}
          error={problems.rooms}
          onChange={(rooms) => change({ rooms })}
        />
      ) : null}
      {listing.acceptsPets ? (
        <Counter
          label={<Trans>Pets</Trans>}
          less={t`Fewer pets`}
          more={t`More pets`}
          value={request.pets}
          min={0}
          max={MAX_PETS}
          error={problems.pets}
          onChange={(pets) => change({ pets })}
        />
      ) : null}
    </div>
  );
}
