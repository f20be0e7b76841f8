import { Trans, useLingui } from '@lingui/react/macro';
import type { StayPage } from '../../contract.ts';
import { clockTime } from './clock-time.ts';
import { useOtherZone } from './reader-zone.ts';

/** When one may come and has to go, with the clock it is by where that isn't the reader's. */
export function ArrivalTimes({
  stay: { checkInFrom, checkOutUntil, place },
}: {
  stay: Pick<StayPage, 'checkInFrom' | 'checkOutUntil' | 'place'>;
}) {
  const { i18n } = useLingui();
  const zone = useOtherZone(place.timeZone, i18n.locale);
  const from = clockTime(checkInFrom, i18n.locale);
  const until = clockTime(checkOutUntil, i18n.locale);
  const { city } = place;
  return (
    <>
      <p>
        <Trans>
          Check-in from {from}, check-out by {until}.
        </Trans>
      </p>
      {zone === null ? null : (
        <p className="text-soft">
          <Trans>
            All times are local to {city}: {zone}.
          </Trans>
        </p>
      )}
    </>
  );
}
