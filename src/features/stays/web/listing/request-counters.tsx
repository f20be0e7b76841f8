import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Counter } from '#platform/web/ui/counter.tsx';
import type { StayPage } from '../../contract.ts';
import type { RequestField } from './request-problems.ts';
import { MAX_PETS } from './stay-request.ts';
import type { Booking } from './use-booking.ts';

/** Guests and rooms, never below 1 (spec 1 §5), and pets where they are welcome. */
export function RequestCounters({
  stay,
  booking: { request, change },
  problems,
}: {
  stay: StayPage;
  booking: Booking;
  problems: Partial<Record<RequestField, string>>;
}) {
  const { t } = useLingui();
  const included = stay.includedGuests;
  return (
    <div className="grid gap-3">
      <Counter
        label={<Trans>Guests</Trans>}
        hint={
          included < stay.guestCount ? (
            <Plural value={included} one="Price includes # guest" other="Price includes # guests" />
          ) : undefined
        }
        less={t`Fewer guests`}
        more={t`More guests`}
        value={request.guests}
        min={1}
        max={stay.guestCount}
        error={problems.guests}
        onChange={(guests) => change({ guests })}
      />
      {stay.capacity > 1 ? (
        <Counter
          label={<Trans>Rooms</Trans>}
          less={t`Fewer rooms`}
          more={t`More rooms`}
          value={request.rooms}
          min={1}
          max={stay.capacity}
          error={problems.rooms}
          onChange={(rooms) => change({ rooms })}
        />
      ) : null}
      {stay.acceptsPets ? (
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
