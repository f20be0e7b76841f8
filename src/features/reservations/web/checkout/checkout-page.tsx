import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type SandboxOutcome, settleSandboxCheckout } from '#platform/contract/sandbox-checkout.ts';
import { call } from '#platform/web/api/client.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { Money } from '../money/money.tsx';
import type { CheckoutData } from '../page-data.ts';
import { CheckoutState } from './checkout-state.tsx';

/** The checkout of the payment sandbox, which says that it is one. */
export function CheckoutPage({ checkout }: { checkout: CheckoutData }) {
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt();
  const [chosen, setChosen] = useState<SandboxOutcome | null>(null);
  const { session, amount, description, status, successUrl, cancelUrl } = checkout;
  const isOpen = status === 'open' || status === 'declined';

  async function settle(outcome: SandboxOutcome) {
    setChosen(outcome);
    await attempt(async () => {
      const body = { outcome };
      const answer = await call(settleSandboxCheckout, { params: { token: session }, body });
      // A declined card is tried again on this page.
      if (answer.status === 'declined' && outcome === 'decline') await router.invalidate();
      else window.location.assign(answer.next);
    });
  }

  return (
    <div className="content-width grid max-w-xl gap-6 py-12">
      <p className="rounded-xl border border-line-strong border-dashed px-4 py-3">
        <strong className="font-semibold">
          <Trans>This is a sandbox.</Trans>
        </strong>{' '}
        <Trans>No card is needed and no money moves. You choose how the payment turns out.</Trans>
      </p>
      <section className="grid gap-5 rounded-card border border-line bg-raised p-6">
        <h1 className="font-bold text-2xl">
          <Trans>Test checkout</Trans>
        </h1>
        <div>
          <p className="text-soft">{description}</p>
          <p className="mt-2 font-bold font-display text-3xl">
            <Money amount={amount} />
          </p>
        </div>
        <CheckoutState checkout={checkout} />
        <RefusalNote refusal={refusal} />
        {isOpen ? (
          <div className="grid gap-3">
            <Button
              wide
              busy={busy && chosen === 'succeed'}
              disabled={busy}
              onClick={() => void settle('succeed')}
            >
              <span>
                <Trans>
                  Pay <Money amount={amount} />
                </Trans>
              </span>
            </Button>
            <Button
              wide
              look="secondary"
              busy={busy && chosen === 'decline'}
              disabled={busy}
              onClick={() => void settle('decline')}
            >
              <Trans>Simulate a declined card</Trans>
            </Button>
            <Button
              wide
              look="quiet"
              busy={busy && chosen === 'abandon'}
              disabled={busy}
              onClick={() => void settle('abandon')}
            >
              <Trans>Leave without paying</Trans>
            </Button>
          </div>
        ) : (
          <a href={status === 'paid' ? successUrl : cancelUrl} className={buttonClass('primary')}>
            <Trans>Back to your reservation</Trans>
          </a>
        )}
      </section>
    </div>
  );
}
