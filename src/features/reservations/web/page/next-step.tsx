import { Trans } from '@lingui/react/macro';
import { todayIn } from '#domain/dates.ts';
import type { ReservationRow } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { Countdown } from '../time/countdown.tsx';
import { Day } from '../time/day.tsx';
import { Moment } from '../time/moment.tsx';
import { OverForGuest, OverForHost } from './how-it-ended.tsx';

export interface NextStepProps {
  reservation: ReservationRow;
  viewer: 'guest' | 'host' | 'admin';
  /** ISO instant. */
  readAt: string;
}

/** What happens next, in one or two sentences. */
export function NextStep(props: NextStepProps) {
  const { reservation, viewer } = props;
  switch (reservation.status) {
    case 'pending':
      return <Pending {...props} />;
    case 'approved':
      return reservation.due > 0 ? <ToBePaid {...props} /> : <Confirmed {...props} />;
    case 'checked-in':
      return viewer === 'guest' ? (
        <Trans>
          You're at home. You leave on <Day date={reservation.endDate} />.
        </Trans>
      ) : (
        <Trans>
          {reservation.guest.name} is staying until <Day date={reservation.endDate} />.
        </Trans>
      );
    default:
      return viewer === 'guest' ? (
        <OverForGuest reservation={reservation} />
      ) : (
        <OverForHost reservation={reservation} />
      );
  }
}

function Pending({ reservation, viewer, readAt }: NextStepProps) {
  const { host, guest, answerBy, timeZone } = reservation;
  const left = (
    <strong className="font-semibold">
      <Countdown until={answerBy} readAt={readAt} />
    </strong>
  );
  return viewer === 'guest' ? (
    <Trans>
      {host.name} answers by <Moment at={answerBy} zone={timeZone} /> ({left}). You won't be charged
      until {host.name} approves.
    </Trans>
  ) : (
    <Trans>
      Answer {guest.name} by <Moment at={answerBy} zone={timeZone} /> ({left}). After that the
      request expires.
    </Trans>
  );
}

function ToBePaid({ reservation, viewer, readAt }: NextStepProps) {
  const { guest, payBy, due, timeZone } = reservation;
  if (payBy === null) {
    return viewer === 'guest' ? (
      <Trans>
        <Money amount={due} /> of the new price is still open. Pay it before you arrive: check-in
        opens once it is paid.
      </Trans>
    ) : (
      <Trans>
        {guest.name} still has <Money amount={due} /> of the new price to pay before arriving.
      </Trans>
    );
  }
  const left = (
    <strong className="font-semibold">
      <Countdown until={payBy} readAt={readAt} />
    </strong>
  );
  return viewer === 'guest' ? (
    <Trans>
      Pay <Money amount={due} /> by <Moment at={payBy} zone={timeZone} /> ({left}) to keep these
      nights.
    </Trans>
  ) : (
    <Trans>
      {guest.name} has until <Moment at={payBy} zone={timeZone} /> to pay ({left}). The nights are
      held until then.
    </Trans>
  );
}

function Confirmed({ reservation, viewer, readAt }: NextStepProps) {
  const { host, guest, startDate, timeZone, totalPrice, changeWaiting } = reservation;
  const hasBegun = startDate <= todayIn(Temporal.Instant.from(readAt), timeZone);
  if (changeWaiting) {
    return viewer === 'guest' ? (
      <Trans>
        {host.name} has your new dates to answer. Until then your dates stay as they are.
      </Trans>
    ) : (
      <Trans>{guest.name} asks for other dates and waits for your answer.</Trans>
    );
  }
  if (viewer !== 'guest') {
    return hasBegun ? (
      <Trans>{guest.name} can check in now: give them the code when they stand at the door.</Trans>
    ) : totalPrice === 0 ? (
      <Trans>
        All set: there's nothing to pay. {guest.name} arrives on <Day date={startDate} />.
      </Trans>
    ) : (
      <Trans>
        It's paid. {guest.name} arrives on <Day date={startDate} />.
      </Trans>
    );
  }
  return hasBegun ? (
    <Trans>Welcome! Ask {host.name} for the code when you arrive, and check in with it.</Trans>
  ) : (
    <Trans>
      All set. {host.name} expects you on <Day date={startDate} />.
    </Trans>
  );
}
