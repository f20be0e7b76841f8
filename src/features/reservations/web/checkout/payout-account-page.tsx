import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { settleSandboxAccount } from '#platform/contract/addresses.gen.ts';
import type { SandboxAccountOutcome } from '#platform/contract/sandbox-account.ts';
import { call } from '#platform/web/api/client.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import type { PayoutAccountData } from '../page-data.ts';

/** The onboarding of a payout account of the sandbox, labelled as such. */
export function PayoutAccountPage({ account }: { account: PayoutAccountData }) {
  const { busy, refusal, attempt } = useAttempt();
  const [chosen, setChosen] = useState<SandboxAccountOutcome | null>(null);
  const { token, status, isOpen, isUsed, returnUrl, refreshUrl } = account;
  const canChoose = isOpen && status !== 'rejected';

  async function choose(outcome: SandboxAccountOutcome) {
    setChosen(outcome);
    await attempt(async () => {
      const body = { outcome };
      const answer = await call(settleSandboxAccount, { params: { token }, body });
      window.location.assign(answer.next);
    });
  }
  const button = (outcome: SandboxAccountOutcome) => ({
    wide: true,
    busy: busy && chosen === outcome,
    disabled: busy,
    onClick: () => void choose(outcome),
  });

  return (
    <div className="content-width grid max-w-xl gap-6 py-12">
      <p className="rounded-xl border border-line-strong border-dashed px-4 py-3">
        <strong className="font-semibold">
          <Trans>This is a sandbox.</Trans>
        </strong>{' '}
        <Trans>
          It asks for no bank account, no identity document and no tax number, and no money moves.
          You choose how the check of your account turns out.
        </Trans>
      </p>
      <section className="grid gap-5 rounded-card border border-line bg-raised p-6">
        <div className="grid gap-2">
          <h1 className="font-bold text-2xl">
            <Trans>Test payout account</Trans>
          </h1>
          <p className="text-soft">
            <Trans>
              A real payment provider would ask here for what it needs to pay you what you earn.
            </Trans>
          </p>
        </div>
        <p role="status" className="empty:hidden">
          <AccountState account={account} />
        </p>
        <RefusalNote refusal={refusal} />
        {canChoose ? (
          <div className="grid gap-3">
            <Button {...button('ready')}>
              <Trans>Ready: the account can be paid</Trans>
            </Button>
            <Button look="secondary" {...button('more-needed')}>
              <Trans>More needed: something is missing</Trans>
            </Button>
            <Button look="quiet" {...button('rejected')}>
              <Trans>Rejected: the account is closed for good</Trans>
            </Button>
          </div>
        ) : (
          <a href={isOpen || isUsed ? returnUrl : refreshUrl} className={buttonClass('primary')}>
            {isOpen || isUsed ? <Trans>Go back</Trans> : <Trans>Get a new link</Trans>}
          </a>
        )}
      </section>
    </div>
  );
}

/** The status of the account, and whether this page can still change it. */
function AccountState({ account }: { account: PayoutAccountData }) {
  const { status, isOpen, isUsed } = account;
  if (!isOpen && !isUsed) {
    return (
      <span className="text-danger">
        <Trans>This link has expired. Nothing was changed.</Trans>
      </span>
    );
  }
  switch (status) {
    case 'ready':
      return (
        <span className="text-pine">
          <Trans>This account can be paid.</Trans>
        </span>
      );
    case 'restricted':
      return (
        <span className="text-danger">
          <Trans>This account is on hold until the missing details are added.</Trans>
        </span>
      );
    case 'rejected':
      return (
        <span className="text-danger">
          <Trans>This account is closed for good.</Trans>
        </span>
      );
    case 'more-needed':
      return isUsed ? <Trans>Something is still missing from this account.</Trans> : null;
  }
}
