import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownCase } from '../../../contract.ts';
import { Money } from '../../money/money.tsx';
import { Deadline } from '../deadline.tsx';
import { formatParty, type Reading } from '../reading.ts';

interface StateProps {
  shown: ShownCase;
  reading: Reading;
}

/** The state of a problem in words, with its deadline and what happens after it. */
export function CaseState(props: StateProps): ReactNode {
  switch (props.shown.state) {
    case 'waiting':
      return <Waiting {...props} />;
    case 'offered':
      return <Offered {...props} />;
    case 'mended':
      return <Mended {...props} />;
    case 'granted':
      return <Granted {...props} />;
    case 'review':
      return props.reading.viewer === 'admin' ? (
        <Trans>Waits for your decision.</Trans>
      ) : (
        <Trans>We're looking at it and will decide. You'll both get an email.</Trans>
      );
    case 'closed':
      return <Closed {...props} />;
  }
}

function Waiting({ shown, reading }: StateProps) {
  const { i18n } = useLingui();
  const until = <Deadline at={shown.dueAt} reading={reading} />;
  const guest = formatParty('guest', reading, i18n);
  const host = formatParty('host', reading, i18n);
  if (shown.guarantee !== null) {
    return reading.viewer === 'host' ? (
      <Trans>
        {guest} measured wifi at under half of what your listing promised. Answer by {until}.
        Without an answer the work guarantee applies.
      </Trans>
    ) : (
      <Trans>
        {host} can answer until {until}. Without an answer the work guarantee applies.
      </Trans>
    );
  }
  return reading.viewer === 'host' ? (
    <Trans>
      {guest} reported a problem. Answer by {until}. Without an answer we decide. Until it's solved,
      nothing of this reservation is paid out to you.
    </Trans>
  ) : (
    <Trans>
      {host} can answer until {until}. Without an answer we decide. Until it's solved, they aren't
      paid for this reservation.
    </Trans>
  );
}

function Offered({ shown, reading }: StateProps) {
  const { i18n } = useLingui();
  const until = <Deadline at={shown.dueAt} reading={reading} />;
  const amount = <Money amount={shown.offer ?? 0} />;
  const guest = formatParty('guest', reading, i18n);
  const host = formatParty('host', reading, i18n);
  return reading.viewer === 'guest' ? (
    <Trans>
      {host} offers you {amount} back. Answer by {until}. Without an answer you get it.
    </Trans>
  ) : (
    <Trans>
      {amount} back is offered. {guest} can answer until {until}. Without an answer they get it.
    </Trans>
  );
}

function Mended({ shown, reading }: StateProps) {
  const { i18n } = useLingui();
  const until = <Deadline at={shown.dueAt} reading={reading} />;
  const guest = formatParty('guest', reading, i18n);
  const host = formatParty('host', reading, i18n);
  return reading.viewer === 'guest' ? (
    <Trans>
      {host} says that it's mended. Tell us by {until} whether it is. Without an answer it counts as
      solved.
    </Trans>
  ) : (
    <Trans>
      It's said to be mended. {guest} can answer until {until}. Without an answer it counts as
      solved.
    </Trans>
  );
}

function Granted({ shown, reading }: StateProps) {
  const { i18n } = useLingui();
  const until = <Deadline at={shown.leaveFreelyUntil ?? shown.dueAt} reading={reading} />;
  const amount = <Money amount={shown.guarantee?.amount ?? 0} />;
  const guest = formatParty('guest', reading, i18n);
  return reading.viewer === 'guest' ? (
    <Trans>
      The work guarantee applies. Until {until} you can leave and get everything unused back, or
      stay and get {amount} back. Without an answer you stay and get it.
    </Trans>
  ) : (
    <Trans>
      The work guarantee applies. Until {until} {guest} can leave with everything unused back, or
      stays and gets {amount} of the nights back.
    </Trans>
  );
}

function Closed({ shown, reading }: StateProps) {
  const { i18n } = useLingui();
  const { outcome, leaveFreelyUntil } = shown;
  const amount = <Money amount={shown.refund} />;
  const guest = formatParty('guest', reading, i18n);
  const isGuest = reading.viewer === 'guest';
  switch (outcome) {
    case 'refund':
    case 'stayed':
      return isGuest ? (
        <Trans>Settled: {amount} went back to you.</Trans>
      ) : (
        <Trans>
          Settled: {amount} went back to {guest}.
        </Trans>
      );
    case 'left':
      return isGuest ? (
        <Trans>You left, and everything unused went back to you.</Trans>
      ) : (
        <Trans>{guest} left, and everything unused went back to them.</Trans>
      );
    case 'decided':
      return (
        <>
          {shown.refund === 0 ? (
            <Trans>We decided: nothing of the price goes back.</Trans>
          ) : isGuest ? (
            <Trans>We decided: {amount} goes back to you.</Trans>
          ) : (
            <Trans>
              We decided: {amount} goes back to {guest}.
            </Trans>
          )}
          {leaveFreelyUntil === null ? null : (
            <span className="block">
              <LeaveFreely until={leaveFreelyUntil} reading={reading} />
            </span>
          )}
        </>
      );
    default:
      return <Trans>Solved.</Trans>;
  }
}

function LeaveFreely({ until, reading }: { until: string; reading: Reading }) {
  const { i18n } = useLingui();
  const moment = <Deadline at={until} reading={reading} />;
  const guest = formatParty('guest', reading, i18n);
  return reading.viewer === 'guest' ? (
    <Trans>Until {moment} you can leave and get everything unused back.</Trans>
  ) : (
    <Trans>
      Until {moment} {guest} can leave and get everything unused back.
    </Trans>
  );
}
