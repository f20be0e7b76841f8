import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { settleSandboxAccount } from '#platform/contract/addresses.gen.ts';
import type { SandboxAccountOutcome } from '#platform/contract/sandbox-account.ts';
import { call } from '#platform/web/api/client.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import type { PayoutAccountData } from '../page-data.ts';

/** How the onboarding may turn out, the likeliest first. */
const CHOICES = [
  { outcome: 'ready', look: 'primary', name: msg`Ready`, about: msg`The account can be paid.` },
  {
    outcome: 'more-needed',
    look: 'secondary',
    name: msg`More needed`,
    about: msg`Something is missing from the account.`,
  },
  {
    outcome: 'rejected',
    look: 'secondary',
    name: msg`Rejected`,
    about: msg`The account is closed for good.`,
  },
] as const;

/** The onboarding of a payout account of the sandbox, labelled as such. */
export function PayoutAccountPage({ account }: { account: PayoutAccountData }) {
  const { t } = useLingui();
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
  return (
    <div className="content-width grid max-w-xl gap-6 py-12">
      <p className="rounded-xl border border-line-strong border-dashed px-4 py-3">
        <strong className="font-semibold">
          <Trans>This is a sandbox.</Trans>
        </strong>{' '}
        <Trans>
          It doesn't ask for a bank account, an identity document or a tax number, and no money
          moves. You choose how the check of your account turns out.
        </Trans>
      </p>
      <section className="grid gap-5 rounded-card border border-line bg-raised p-6">
        <div className="grid gap-2">
          <h1 className="font-bold text-2xl">
            <Trans>Test payout account</Trans>
          </h1>
          <p className="text-soft">
            <Trans>
              A real payment provider would ask here for the details it needs to pay you.
            </Trans>
          </p>
        </div>
        <p role="status" className="empty:hidden">
          <AccountState account={account} />
        </p>
        <RefusalNote refusal={refusal} />
        {canChoose ? (
          <div className="grid gap-4">
            {CHOICES.map(({ outcome, look, name, about }) => (
              <div key={outcome} className="grid gap-1">
                <Button
                  wide
                  look={look}
                  busy={busy && chosen === outcome}
                  disabled={busy}
                  aria-describedby={`about-${outcome}`}
                  onClick={() => void choose(outcome)}
                >
                  <span>{t(name)}</span>
                </Button>
                <p id={`about-${outcome}`} className="text-center text-soft text-sm">
                  {t(about)}
                </p>
              </div>
            ))}
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
