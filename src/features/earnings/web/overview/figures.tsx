import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Earnings } from '../../contract.ts';
import { Money } from '../money/money.tsx';

/** The sums of what is coming, what waits, and what was paid out. */
export function Figures({
  earnings: { upcomingTotal, balance, underWay, paidOut, account },
}: {
  earnings: Earnings;
}) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Figure
        label={<Trans>Coming</Trans>}
        amount={upcomingTotal}
        note={<Trans>From reservations, until each part becomes yours</Trans>}
      />
      {balance < 0 ? (
        <Figure
          label={<Trans>To be balanced</Trans>}
          amount={balance}
          note={
            <Trans>
              You were paid more than you earned in the end. Your next earnings will balance it.
            </Trans>
          }
        />
      ) : (
        <Figure
          label={<Trans>Waiting for payout</Trans>}
          amount={balance}
          note={<WhenPaid status={account.status} />}
        />
      )}
      <Figure
        label={<Trans>Paid out</Trans>}
        amount={paidOut}
        note={
          underWay > 0 ? (
            <Trans>
              <Money amount={underWay} /> more is on its way
            </Trans>
          ) : (
            <Trans>In total, to your account</Trans>
          )
        }
      />
    </dl>
  );
}

function WhenPaid({ status }: Pick<Earnings['account'], 'status'>) {
  switch (status) {
    case 'ready':
      return <Trans>Yours. We send it once a day.</Trans>;
    case 'none':
    case 'more-needed':
      return <Trans>Yours as soon as payouts are set up</Trans>;
    case 'restricted':
    case 'rejected':
      return <Trans>Yours. It's kept safe until payouts resume.</Trans>;
  }
}

function Figure({ label, amount, note }: { label: ReactNode; amount: number; note: ReactNode }) {
  return (
    <div className="grid content-start gap-1 rounded-card border border-line bg-raised p-5">
      <dt className="font-semibold text-sm text-soft">{label}</dt>
      <dd className="font-bold font-display text-2xl">
        <Money amount={amount} />
      </dd>
      <dd className="text-pretty text-sm text-soft">{note}</dd>
    </div>
  );
}
