import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import type { IconComponent } from '#platform/web/ui/icon.ts';
import { CircleAlert, CircleCheck, Wallet } from '#platform/web/ui/icons.ts';
import type { Earnings, PayoutAccountInfo } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** Whether a host can be paid, and what they have to do for it. */
export function PayoutAccountBox({
  earnings,
  arrival,
}: {
  earnings: Pick<Earnings, 'account' | 'balance' | 'upcomingTotal'>;
  /** `account` of the address, on the way back from the provider. */
  arrival: string | undefined;
}) {
  const titleId = useId();
  const { work, failure, start } = useOnboarding(arrival);
  const { account } = earnings;
  const { status, bankFailed, provider } = account;
  const isGood = status === 'ready' && !bankFailed;
  const Icon = ICONS[isGood ? 'ready' : status];
  return (
    <section
      aria-labelledby={titleId}
      className={`grid gap-4 rounded-card border border-line p-5 sm:p-6 ${isGood ? 'bg-raised' : 'bg-ember-tint'}`}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:flex-nowrap">
        <div className="flex min-w-0 flex-1 basis-80 items-start gap-4">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-7 flex-none max-sm:hidden ${isGood ? 'text-pine' : 'text-ember'}`}
          />
          <div className="grid gap-1">
            <h2 id={titleId} className="font-bold text-lg">
              <Title earnings={earnings} />
            </h2>
            <p className="max-w-prose text-pretty">
              <About status={status} />
            </p>
            {bankFailed ? (
              <p className="max-w-prose text-danger">
                <Trans>
                  Your bank refused the last payment. Please check your bank details with our
                  payment partner.
                </Trans>
              </p>
            ) : null}
          </div>
        </div>
        <Action account={account} busy={work !== null} onStart={start} />
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {work === 'checking' ? <Trans>Checking with our payment partner …</Trans> : null}
        {work === 'leaving' ? <Trans>Taking you to our payment partner …</Trans> : null}
      </p>
      <div role="alert" className="empty:hidden">
        {failure === null ? null : (
          <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{failure}</p>
        )}
      </div>
      {provider === 'sandbox' ? (
        <p className="rounded-xl border border-line-strong border-dashed px-4 py-3 text-sm">
          <strong className="font-semibold">
            <Trans>This is a sandbox.</Trans>
          </strong>{' '}
          <Trans>No bank account is needed and no money moves.</Trans>
        </p>
      ) : null}
    </section>
  );
}

type Status = PayoutAccountInfo['status'];

const ICONS: Readonly<Record<Status, IconComponent>> = {
  none: Wallet,
  'more-needed': Wallet,
  ready: CircleCheck,
  restricted: CircleAlert,
  rejected: CircleAlert,
};

function Title({
  earnings: { account, balance, upcomingTotal },
}: {
  earnings: Pick<Earnings, 'account' | 'balance' | 'upcomingTotal'>;
}): ReactNode {
  if (account.status === 'ready') return <Trans>Payouts are set up</Trans>;
  if (account.status === 'restricted') return <Trans>Payouts are on hold</Trans>;
  if (account.status === 'rejected') return <Trans>Your payout account is closed</Trans>;
  if (balance > 0) {
    return (
      <Trans>
        <Money amount={balance} /> is waiting for you
      </Trans>
    );
  }
  if (upcomingTotal > 0) {
    return (
      <Trans>
        You have <Money amount={upcomingTotal} /> coming
      </Trans>
    );
  }
  return <Trans>Payouts aren't set up yet</Trans>;
}

function About({ status }: { status: Status }): ReactNode {
  switch (status) {
    case 'none':
      return (
        <Trans>
          Tell our payment partner where to send your money. It takes a few minutes, and we never
          see your bank details.
        </Trans>
      );
    case 'more-needed':
      return <Trans>Our payment partner needs a little more from you before it can pay you.</Trans>;
    case 'ready':
      return <Trans>We send what you've earned once a day.</Trans>;
    case 'restricted':
      return (
        <Trans>
          Our payment partner needs something from you first. Your money is safe in the meantime.
        </Trans>
      );
    case 'rejected':
      return (
        <Trans>
          Our payment partner can't pay you any more. Your money is safe. Please write to us, and
          we'll find another way.
        </Trans>
      );
  }
}

function Action({
  account: { status, bankFailed },
  busy,
  onStart,
}: {
  account: PayoutAccountInfo;
  busy: boolean;
  onStart(): void;
}) {
  if (status === 'rejected') {
    return (
      <a href="/support/contact-us" className={buttonClass('primary')}>
        <Trans>Write to us</Trans>
      </a>
    );
  }
  if (status === 'ready') {
    return (
      <Button look={bankFailed ? 'primary' : 'secondary'} busy={busy} onClick={onStart}>
        <Trans>Payout details</Trans>
      </Button>
    );
  }
  return (
    <Button busy={busy} onClick={onStart}>
      {status === 'none' ? <Trans>Set up payouts</Trans> : null}
      {status === 'more-needed' ? <Trans>Finish setting up</Trans> : null}
      {status === 'restricted' ? <Trans>See what's needed</Trans> : null}
    </Button>
  );
}
