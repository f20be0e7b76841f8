import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { ReservationDetails } from '../../contract.ts';
import { useCalendarFile } from '../calendar/use-calendar-file.ts';
import { DocumentLinks } from './document-links.tsx';

/** Of stays that take place: they belong in a calendar. */
export const TAKES_PLACE: readonly ReservationDetails['status'][] = ['approved', 'checked-in'];

/** Links for the guest's trip: the dates, the receipt, documents, directions and the wifi, as each opens. */
export function MomentLinks({ reservation }: { reservation: ReservationDetails }) {
  const { id, status, arrival } = reservation;
  // Money on a card isn't paid: it has no receipt.
  const paid = reservation.paid - (reservation.held ?? 0);
  const calendarFile = useCalendarFile();
  const isAhead = TAKES_PLACE.includes(status);
  if (!isAhead && paid === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {isAhead ? (
        <a href={calendarFile(id)} download className={buttonClass('secondary')}>
          <Trans>Add to calendar</Trans>
        </a>
      ) : null}
      {paid > 0 ? (
        <Link
          to="/trips/$id"
          params={{ id }}
          search={{ view: 'receipt' }}
          className={buttonClass('secondary')}
        >
          <Trans>Receipt</Trans>
        </Link>
      ) : null}
      <DocumentLinks reservation={reservation} />
      {isAhead && arrival !== null ? (
        <>
          <DirectionsLink {...arrival} />
          {arrival.wifiPassword === '' ? null : <CopyWifi password={arrival.wifiPassword} />}
        </>
      ) : null}
    </div>
  );
}

/** Directions to the door, in the map of OpenStreetMap, which needs no account. */
function DirectionsLink({
  latitude,
  longitude,
}: Pick<NonNullable<ReservationDetails['arrival']>, 'latitude' | 'longitude'>) {
  // No link leads to a point that the host hasn't named.
  if (latitude === null || longitude === null) return null;
  const there = encodeURIComponent(`${latitude},${longitude}`);
  return (
    <a
      href={`https://www.openstreetmap.org/directions?to=${there}#map=16/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('secondary')}
    >
      <Trans>Directions</Trans>
    </a>
  );
}

function CopyWifi({ password }: { password: string }) {
  const { t } = useLingui();
  async function copy(): Promise<void> {
    try {
      await copyText(password);
      showToast('success', t`Wifi password copied`);
    } catch {
      // Without permission, and over plain HTTP, browsers only allow copying by hand.
      showToast('error', t`Your browser didn't let us copy. You'll find the password below.`);
    }
  }
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <Trans>Copy wifi password</Trans>
    </Button>
  );
}
