import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lastDay } from '#domain/booked-days.ts';
import { KINDS } from '#domain/kinds.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { useHomeTime } from '#platform/web/time/use-home-time.ts';
import type { ReservationDetails } from '../../contract.ts';
import { placeClock } from '../time/place-clock.ts';
import { Box } from './box.tsx';

const AHEAD: readonly ReservationDetails['status'][] = ['approved', 'checked-in'];

/** How to get in, or when that is revealed. */
export function ArrivalBox({ reservation }: { reservation: ReservationDetails }) {
  const onClock = useOnClock();
  const clock = placeClock(reservation);
  const { arrival, arrivalFrom, startDate, endDate, status, viewer, due } = reservation;
  const { zones, boarding, host } = reservation;
  const checkIn = useHomeTime(reservation.checkInFrom, startDate, zones.arrival);
  const { kind } = reservation.listing;
  const isOfNights = KINDS[kind].unit === 'night';
  const checkOut = useHomeTime(reservation.checkOutUntil, lastDay(kind, endDate), zones.leaving);
  const isOneClock = zones.arrival === zones.leaving;
  if (!AHEAD.includes(status)) return null;
  return (
    <Box title={<Trans>Arrival</Trans>}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact
          label={isOfNights ? <Trans>Check-in from</Trans> : <Trans>Doors open</Trans>}
          value={isOneClock ? checkIn.text : onClock(checkIn, boarding?.arrival.city)}
        />
        <Fact
          label={isOfNights ? <Trans>Check-out by</Trans> : <Trans>Everyone out by</Trans>}
          value={isOneClock ? checkOut.text : onClock(checkOut, boarding?.leaving.city)}
        />
        {arrival === null ? null : (
          <>
            {boarding === null ? (
              <Fact label={<Trans>Address</Trans>} value={arrival.address} />
            ) : (
              <>
                <Fact label={<Trans>Boarding</Trans>} value={boarding.arrival.city} />
                <Fact label={<Trans>Meeting point</Trans>} value={arrival.address} />
              </>
            )}
            <Fact label={<Trans>Wifi</Trans>} value={arrival.wifiName} />
            <Fact label={<Trans>Wifi password</Trans>} value={arrival.wifiPassword} isCode />
          </>
        )}
      </dl>
      {arrival === null && !isOfNights ? null : arrival === null ? (
        <p className="text-soft">
          {due > 0 ? (
            <Trans>
              You'll see the address, the wifi details and how to get in from{' '}
              <ReaderMoment at={arrivalFrom} {...clock} />, once the reservation is paid.
            </Trans>
          ) : (
            <Trans>
              You'll see the address, the wifi details and how to get in from{' '}
              <ReaderMoment at={arrivalFrom} {...clock} />.
            </Trans>
          )}
        </p>
      ) : (
        <>
          {arrival.latitude === null ? (
            <p>
              {viewer === 'host' ? (
                <Trans>You haven't set a meeting point here. Tell your guest where to meet.</Trans>
              ) : (
                <Trans>{host.name} will tell you where you meet.</Trans>
              )}
            </p>
          ) : null}
          {arrival.entryInstructions === '' ? null : (
            <div>
              <h3 className="font-semibold text-sm">
                {boarding === null ? (
                  <Trans>How to get in</Trans>
                ) : (
                  <Trans>Notes for everyone aboard</Trans>
                )}
              </h3>
              <p
                dir="auto"
                lang={reservation.listing.language}
                className="max-w-prose whitespace-pre-line"
              >
                {arrival.entryInstructions}
              </p>
            </div>
          )}
          {viewer === 'host' ? (
            <p className="text-soft text-sm">
              {isOfNights ? (
                <Trans>
                  Your guest sees this from <ReaderMoment at={arrivalFrom} {...clock} />.
                </Trans>
              ) : (
                <Trans>Your guest sees this too.</Trans>
              )}
            </p>
          ) : null}
        </>
      )}
    </Box>
  );
}

/** Formats a time with the city of its time zone. */
function useOnClock() {
  const { t } = useLingui();
  return ({ text, at }: ReturnType<typeof useHomeTime>, city: string | undefined) => {
    if (at === null || city === undefined) return text;
    return t`${text}, ${city}`;
  };
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
