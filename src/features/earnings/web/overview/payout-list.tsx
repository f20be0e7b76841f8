import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Earnings } from '../../contract.ts';
import { Money } from '../money/money.tsx';

type Payout = Earnings['payouts'][number];

/** Entries before "Show all". */
const SHOWN_AT_FIRST = 8;

/** The money that was sent to the host's account, the newest first. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? payouts : payouts.slice(0, SHOWN_AT_FIRST);
  return (
    <Section title={<Trans>Payouts</Trans>}>
      {payouts.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing has been paid out yet.</Trans>
        </p>
      ) : null}
      <ul aria-label={t`Payouts`} className="grid empty:hidden">
        {shown.map((payout) => (
          <li
            key={payout.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3 last:border-b-0"
          >
            <span>
              <ReaderMoment at={payout.at} zone="UTC" day="with-year" />
            </span>
            <span className="flex flex-wrap items-baseline gap-x-4 sm:flex-row-reverse">
              <strong className="font-semibold">
                <Money amount={payout.amount} />
              </strong>
              <span
                className={`text-sm ${payout.status === 'failed' ? 'text-danger' : 'text-soft'}`}
              >
                <PayoutStatus status={payout.status} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < payouts.length ? (
        <Button look="secondary" className="mt-4" onClick={() => setAll(true)}>
          <Trans>Show all {payouts.length}</Trans>
        </Button>
      ) : null}
    </Section>
  );
}

function PayoutStatus({ status }: Pick<Payout, 'status'>) {
  if (status === 'queued') return <Trans>On its way</Trans>;
  if (status === 'sent') return <Trans>Sent</Trans>;
  return <Trans>It didn't go through and is waiting for you again</Trans>;
}
