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
        <Trans>Waiting for your decision.</Trans>
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
        {guest} measured wifi at less than half of what your listing promised. Answer by {until}. If
        you don't, the work guarantee applies.
      </Trans>
    ) : (
      <Trans>
        {host} has until {until} to answer. If they don't, the work guarantee applies.
      </Trans>
    );
  }
  return reading.viewer === 'host' ? (
    <Trans>
      {guest} reported a problem. Answer by {until}. If you don't, we'll decide. Until it's solved,
      you aren't paid for this reservation.
    </Trans>
  ) : (
    <Trans>
      {host} has until {until} to answer. If they don't, we'll decide. Until it's solved, they
      aren't paid for this reservation.
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
      {host} offers you a refund of {amount}. Answer by {until}. If you don't, you get it.
    </Trans>
  ) : (
    <Trans>
      A refund of {amount} is offered. {guest} has until {until} to answer. If they don't, they get
      it.
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
      {host} says it's fixed. Tell us by {until} whether it is. If you don't answer, it counts as
      solved.
    </Trans>
  ) : (
    <Trans>
      It's reported as fixed. {guest} has until {until} to answer. If they don't, it counts as
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
      The work guarantee applies. Until {until}, you can leave and get everything unused refunded,
      or stay and get {amount} refunded. If you don't answer, you stay and get it.
    </Trans>
  ) : (
    <Trans>
      The work guarantee applies. Until {until}, {guest} can leave and get everything unused
      refunded, or stay and get {amount} refunded for the nights.
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
        <Trans>Settled: {amount} was refunded to you.</Trans>
      ) : (
        <Trans>
          Settled: {amount} was refunded to {guest}.
        </Trans>
      );
    case 'left':
      return isGuest ? (
        <Trans>You left, and everything unused was refunded to you.</Trans>
      ) : (
        <Trans>{guest} left, and everything unused was refunded to them.</Trans>
      );
    case 'decided':
      return (
        <>
          {shown.refund === 0 ? (
            <Trans>We decided: none of the price is refunded.</Trans>
          ) : isGuest ? (
            <Trans>We decided: {amount} is refunded to you.</Trans>
          ) : (
            <Trans>
              We decided: {amount} is refunded to {guest}.
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
    <Trans>Until {moment}, you can leave and get everything unused refunded.</Trans>
  ) : (
    <Trans>
      Until {moment}, {guest} can leave and get everything unused refunded.
    </Trans>
  );
}
