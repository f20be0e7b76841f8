import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { todayIn } from '#domain/dates.ts';
import { firstName } from '#domain/first-name.ts';
import { hasCome } from '#domain/instants.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { Day } from '#platform/web/time/day.tsx';
import { Moment, ReaderMoment } from '#platform/web/time/moment.tsx';
import type { ReservationRow } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { findNextInstalment } from '../money/next-instalment.ts';
import { Countdown } from '../time/deadline-pill.tsx';
import { arrivalZone, checkOutZone, placeClock } from '../time/place-clock.ts';
import { sessionsOverAt } from '../time/sessions-over.ts';
import { OverForGuest, OverForHost } from './how-it-ended.tsx';
import { InstalmentToBePaid } from './instalment-step.tsx';

export interface NextStepProps {
  reservation: ReservationRow;
  viewer: 'guest' | 'host' | 'admin';
  /** ISO instant. */
  readAt: string;
}

/** Texts that differ by kind. */
interface KindSteps {
  /** The amount due by `payBy`, and the result of paying it. */
  ToBePaid(props: NextStepProps & { by: ReactNode }): ReactNode;
  Confirmed(props: NextStepProps): ReactNode;
  CheckedIn(props: NextStepProps): ReactNode;
}

const NIGHTS_STEPS: KindSteps = {
  ToBePaid: NightsToBePaid,
  Confirmed: NightsConfirmed,
  CheckedIn: CheckedInForNights,
};

const STEPS: Readonly<Record<ListingKind, KindSteps>> = {
  stay: NIGHTS_STEPS,
  itinerant: NIGHTS_STEPS,
  experience: {
    ToBePaid: SeatsToBePaid,
    Confirmed: SeatsConfirmed,
    CheckedIn: CheckedInForSeats,
  },
};

/** The next step, in one or two sentences. */
export function NextStep(props: NextStepProps) {
  const { reservation, viewer } = props;
  const { Confirmed, CheckedIn } = STEPS[reservation.listing.kind];
  switch (reservation.status) {
    case 'pending':
      return reservation.payment === 'due' ? <ToBePaid {...props} /> : <Pending {...props} />;
    case 'approved':
      if (reservation.payment === 'due') return <ToBePaid {...props} />;
      return reservation.go?.status === 'waiting' ? (
        <Aboard {...props} day={reservation.go.date} />
      ) : (
        <Confirmed {...props} />
      );
    case 'checked-in':
      return reservation.payment === 'due' ? <ToBePaid {...props} /> : <CheckedIn {...props} />;
    default:
      return viewer === 'guest' ? (
        <OverForGuest reservation={reservation} />
      ) : (
        <OverForHost reservation={reservation} />
      );
  }
}

/** Aboard a journey that may not go. */
function Aboard({ reservation, viewer, day }: NextStepProps & { day: string }) {
  return viewer === 'guest' ? (
    <Trans>
      At the end of <Day date={day} />, it's decided whether it goes ahead. We'll tell you.
    </Trans>
  ) : (
    <Trans>
      {reservation.guest.name} is aboard. At the end of <Day date={day} />, it's decided whether it
      goes ahead.
    </Trans>
  );
}

function CheckedInForSeats({ reservation, viewer }: NextStepProps) {
  return viewer === 'guest' ? (
    <Trans>You're checked in. Enjoy it!</Trans>
  ) : (
    <Trans>{reservation.guest.name} is here.</Trans>
  );
}

function CheckedInForNights({ reservation, viewer }: NextStepProps) {
  return viewer === 'guest' ? (
    <Trans>
      You're checked in. You leave on <Day date={reservation.endDate} />.
    </Trans>
  ) : (
    <Trans>
      {reservation.guest.name} is staying until <Day date={reservation.endDate} />.
    </Trans>
  );
}

function Pending({ reservation, viewer, readAt }: NextStepProps) {
  const { host, guest, answerBy } = reservation;
  const clock = placeClock(reservation);
  const left = (
    <strong className="font-semibold">
      <Countdown until={answerBy} readAt={readAt} />
    </strong>
  );
  return viewer === 'guest' ? (
    <Trans>
      {firstName(host.name)} has until{' '}
      <ReaderMoment at={answerBy} {...clock} readAt={readAt} note={left} /> to respond. You won't be
      charged until {firstName(host.name)} approves.
    </Trans>
  ) : (
    <Trans>
      Respond to {guest.name} by{' '}
      <ReaderMoment at={answerBy} {...clock} readAt={readAt} note={left} />. After that, the request
      expires.
    </Trans>
  );
}

function ToBePaid(props: NextStepProps) {
  const { reservation, viewer, readAt } = props;
  const { guest, payBy, paid, due, listing } = reservation;
  const instalment = findNextInstalment(reservation);
  if (instalment !== null) return <InstalmentToBePaid {...props} instalment={instalment} />;
  // The deadline is that of the first payment.
  if (payBy === null || paid > 0) {
    return viewer === 'guest' ? (
      <Trans>
        <Money amount={due} /> of the new price is still due. Pay it before you arrive: check-in
        opens once it's paid.
      </Trans>
    ) : !reservation.showsAmounts ? (
      <Trans>{guest.name} still has something to pay.</Trans>
    ) : (
      <Trans>
        {guest.name} still has to pay <Money amount={due} /> of the new price before arriving.
      </Trans>
    );
  }
  const left = (
    <strong className="font-semibold">
      <Countdown until={payBy} readAt={readAt} />
    </strong>
  );
  const by = <ReaderMoment at={payBy} {...placeClock(reservation)} readAt={readAt} note={left} />;
  const { ToBePaid: ToBePaidInTime } = STEPS[listing.kind];
  return <ToBePaidInTime {...props} by={by} />;
}

function SeatsToBePaid({ reservation, viewer, by }: NextStepProps & { by: ReactNode }) {
  const { guest, due } = reservation;
  return viewer === 'guest' ? (
    <Trans>
      Pay <Money amount={due} /> by {by} to keep your seats.
    </Trans>
  ) : (
    <Trans>
      {guest.name} has until {by} to pay. The seats are held until then.
    </Trans>
  );
}

function NightsToBePaid({ reservation, viewer, by }: NextStepProps & { by: ReactNode }) {
  const { guest, due } = reservation;
  return viewer === 'guest' ? (
    <Trans>
      Pay <Money amount={due} /> by {by} to keep these dates.
    </Trans>
  ) : (
    <Trans>
      {guest.name} has until {by} to pay. The dates are held until then.
    </Trans>
  );
}

/** Whether check-in, once opened, is still possible then. */
function isCheckInOpen({ checkInUntil }: ReservationRow, readAt: string): boolean {
  return !hasCome(Temporal.Instant.from(checkInUntil), Temporal.Instant.from(readAt));
}

function CheckInUntil({ reservation, readAt }: Omit<NextStepProps, 'viewer'>) {
  const { checkInUntil } = reservation;
  return <ReaderMoment at={checkInUntil} {...placeClock(reservation)} readAt={readAt} />;
}

/** Confirmed seats, which are only changed by their guest. */
function SeatsConfirmed({ reservation, viewer, readAt }: NextStepProps) {
  const { host, guest, startDate } = reservation;
  const hasBegun = startDate <= todayIn(Temporal.Instant.from(readAt), arrivalZone(reservation));
  const overAt = sessionsOverAt(reservation, readAt);
  if (overAt !== null) {
    const end = <Moment at={overAt} {...placeClock(reservation)} />;
    if (!isCheckInOpen(reservation, readAt)) return <Trans>It's over. It ended on {end}.</Trans>;
    const until = <CheckInUntil reservation={reservation} readAt={readAt} />;
    return viewer === 'guest' ? (
      <Trans>
        It ended on {end}. Were you there? You can still check in until {until}.
      </Trans>
    ) : (
      <Trans>
        It ended on {end}. If {guest.name} was there, you can still check them in until {until}.
      </Trans>
    );
  }
  if (viewer === 'guest') {
    return hasBegun ? (
      <Trans>
        Welcome! Show {host.name} your code when you arrive, or enter theirs to check in.
      </Trans>
    ) : (
      <Trans>
        All set. {host.name} is expecting you on <Day date={startDate} />.
      </Trans>
    );
  }
  return hasBegun ? (
    <Trans>
      {guest.name} can check in now: scan their code when they arrive, or give them yours.
    </Trans>
  ) : (
    <Trans>
      The seats are confirmed. {guest.name} is coming on <Day date={startDate} />.
    </Trans>
  );
}

function NightsConfirmed({ reservation, viewer, readAt }: NextStepProps) {
  const { host, guest, startDate, payment, showsAmounts, changeWaiting } = reservation;
  const hasBegun = startDate <= todayIn(Temporal.Instant.from(readAt), arrivalZone(reservation));
  if (changeWaiting) {
    return viewer === 'guest' ? (
      <Trans>
        {host.name} has yet to respond to your new dates. Until then, your current dates stay in
        place.
      </Trans>
    ) : (
      <Trans>{guest.name} asked to change dates and is waiting for your response.</Trans>
    );
  }
  const today = todayIn(Temporal.Instant.from(readAt), checkOutZone(reservation));
  if (reservation.endDate <= today)
    return <LastDay reservation={reservation} viewer={viewer} readAt={readAt} />;
  if (viewer !== 'guest') {
    return hasBegun ? (
      <Trans>{guest.name} can check in now. Give them the code when they arrive.</Trans>
    ) : payment === 'free' ? (
      <Trans>
        All set: there's nothing to pay. {guest.name} arrives on <Day date={startDate} />.
      </Trans>
    ) : !showsAmounts ? (
      <Trans>
        Nothing is due. {guest.name} arrives on <Day date={startDate} />.
      </Trans>
    ) : findNextInstalment(reservation) !== null ? (
      <Trans>
        The first payment is in. {guest.name} arrives on <Day date={startDate} />.
      </Trans>
    ) : (
      <Trans>
        It's paid. {guest.name} arrives on <Day date={startDate} />.
      </Trans>
    );
  }
  return hasBegun ? (
    <Trans>Welcome! Ask {host.name} for the code when you arrive, then use it to check in.</Trans>
  ) : (
    <Trans>
      All set. {host.name} is expecting you on <Day date={startDate} />.
    </Trans>
  );
}

/** Nights whose guest hasn't checked in by the check-out date. */
function LastDay({ reservation, viewer, readAt }: NextStepProps) {
  const { host, guest, endDate } = reservation;
  if (!isCheckInOpen(reservation, readAt)) {
    const end = <Day date={endDate} />;
    return <Trans>It's over. It ended on {end}.</Trans>;
  }
  const until = <CheckInUntil reservation={reservation} readAt={readAt} />;
  return viewer === 'guest' ? (
    <Trans>
      It's your last day. Ask {host.name} for the code: you can still check in until {until}.
    </Trans>
  ) : (
    <Trans>
      It's the last day. Give {guest.name} the code: they can still check in until {until}.
    </Trans>
  );
}
