import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Wallet } from '#platform/web/ui/icons.ts';
import type { EarningsSummary } from '../../contract.ts';
import { Money } from '../money/money.tsx';

/** How much waits for a host whom we can't pay yet, above their listings; nothing otherwise. */
export function PayoutsBanner({ summary }: { summary: EarningsSummary | null }) {
  if (summary === null) return null;
  const { account, balance, upcomingTotal } = summary;
  return (
    <aside className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-ember-tint p-5 sm:flex-nowrap">
      <Wallet aria-hidden="true" className="size-7 flex-none text-ember max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">
          {balance > 0 ? (
            <Trans>
              <Money amount={balance} /> is waiting for you.
            </Trans>
          ) : (
            <Trans>
              You have <Money amount={upcomingTotal} /> coming.
            </Trans>
          )}
        </strong>{' '}
        <Reason status={account.status} />
      </p>
      <Link to="/earnings" className={buttonClass('primary')}>
        <Way status={account.status} />
      </Link>
    </aside>
  );
}

type Status = EarningsSummary['account']['status'];

function Reason({ status }: { status: Status }) {
  if (status === 'restricted') return <Trans>Payouts are on hold.</Trans>;
  if (status === 'rejected') return <Trans>Your payout account is closed.</Trans>;
  return <Trans>Tell us where to send it.</Trans>;
}

function Way({ status }: { status: Status }) {
  if (status === 'none') return <Trans>Set up payouts</Trans>;
  if (status === 'more-needed') return <Trans>Finish setting up</Trans>;
  return <Trans>See your earnings</Trans>;
}
