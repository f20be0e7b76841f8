import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Moment } from '#platform/web/time/moment.tsx';
import { useHomeTime } from '#platform/web/time/use-home-time.ts';
import { ZoneNote } from '#platform/web/time/zone-note.tsx';
import type { ReservationPage } from '../../contract.ts';
import { Box } from './box.tsx';

const AHEAD: readonly ReservationPage['status'][] = ['approved', 'checked-in'];

/** How to get in, or when that opens. */
export function ArrivalBox({ reservation }: { reservation: ReservationPage }) {
  const { arrival, arrivalFrom, startDate, endDate, status, timeZone, viewer, due } = reservation;
  const checkIn = useHomeTime(reservation.checkInFrom, startDate, timeZone);
  const checkOut = useHomeTime(reservation.checkOutUntil, endDate, timeZone);
  if (!AHEAD.includes(status)) return null;
  return (
    <Box title={<Trans>Arrival</Trans>}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={<Trans>Check-in from</Trans>} value={checkIn.text} />
        <Fact label={<Trans>Check-out by</Trans>} value={checkOut.text} />
        {arrival === null ? null : (
          <>
            <Fact label={<Trans>Address</Trans>} value={arrival.address} />
            <Fact label={<Trans>Wifi</Trans>} value={arrival.wifiName} />
            <Fact label={<Trans>Wifi password</Trans>} value={arrival.wifiPassword} isCode />
          </>
        )}
      </dl>
      {arrival === null ? (
        <p className="text-soft">
          {due > 0 ? (
            <Trans>
              You'll see the address, the wifi details and how to get in from{' '}
              <Moment at={arrivalFrom} zone={timeZone} day="with-year" />, once the reservation is
              paid.
            </Trans>
          ) : (
            <Trans>
              You'll see the address, the wifi details and how to get in from{' '}
              <Moment at={arrivalFrom} zone={timeZone} day="with-year" />.
            </Trans>
          )}
        </p>
      ) : (
        <>
          {arrival.entryInstructions === '' ? null : (
            <div>
              <h3 className="font-semibold text-sm">
                <Trans>How to get in</Trans>
              </h3>
              <p dir="auto" className="max-w-prose whitespace-pre-line">
                {arrival.entryInstructions}
              </p>
            </div>
          )}
          {viewer === 'host' ? (
            <p className="text-soft text-sm">
              <Trans>
                Your guest sees this from{' '}
                <Moment at={arrivalFrom} zone={timeZone} day="with-year" />.
              </Trans>
            </p>
          ) : null}
        </>
      )}
      <ZoneNote zone={timeZone} at={[checkIn, checkOut].flatMap(({ at }) => at ?? [])} />
    </Box>
  );
}

function Fact({
  label,
  value,
  isCode = false,
}: {
  label: ReactNode;
  value: string;
  isCode?: boolean;
}) {
  if (value === '') return null;
  return (
    <div>
      <dt className="font-semibold text-sm">{label}</dt>
      <dd className={isCode ? 'select-all break-all font-mono' : ''}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
