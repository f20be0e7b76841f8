import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { settleSandboxCheckout } from '#platform/contract/addresses.gen.ts';
import type { SandboxCard, SandboxOutcome } from '#platform/contract/sandbox-checkout.ts';
import { numberFormat } from '#platform/i18n/formats.ts';
import { call } from '#platform/web/api/client.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { Money } from '../money/money.tsx';
import type { CheckoutData } from '../page-data.ts';
import { useMsLeft } from '../time/use-time-left.ts';
import { TestCards } from './test-cards.tsx';

/** The checkout of the payment sandbox, labelled as such. */
export function CheckoutPage({ checkout }: { checkout: CheckoutData }) {
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt();
  const [chosen, setChosen] = useState<SandboxOutcome | null>(null);
  const [card, setCard] = useState<SandboxCard>('succeeds');
  const { session, amount, description, status, successUrl, cancelUrl, keepsCard, holdsCard } =
    checkout;
  const hasCard = keepsCard || holdsCard;
  const isOpen = status === 'open' || status === 'declined';

  async function settle(outcome: SandboxOutcome) {
    setChosen(outcome);
    await attempt(async () => {
      const body = hasCard ? { outcome, card } : { outcome };
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
        {isOpen && holdsCard ? (
          <p>
            <Trans>
              The amount is only held on your card until it's decided whether it goes ahead.
            </Trans>
          </p>
        ) : null}
        {isOpen && hasCard ? (
          <TestCards card={card} isHold={holdsCard} disabled={busy} onChoose={setCard} />
        ) : null}
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

/** The status of the payment, and the time left to make it. */
function CheckoutState({ checkout }: { checkout: CheckoutData }) {
  const { status, expiresAt, timeZone, readAt } = checkout;
  return (
    <div className="grid gap-2">
      <p role="status" className="empty:hidden">
        {status === 'declined' ? (
          <span className="text-danger">
            <Trans>The card was declined. Nothing was charged; you can try again.</Trans>
          </span>
        ) : null}
        {status === 'paid' ? (
          <span className="text-pine">
            <Trans>This is paid. There's nothing left to do here.</Trans>
          </span>
        ) : null}
        {status === 'expired' ? (
          <span className="text-danger">
            <Trans>This checkout has expired. Nothing was charged.</Trans>
          </span>
        ) : null}
      </p>
      {status === 'open' || status === 'declined' ? (
        <p className="flex flex-wrap justify-between gap-x-4 text-soft">
          <Trans>
            Open until <ReaderMoment at={expiresAt} zone={timeZone} readAt={readAt} />
          </Trans>
          <ClockLeft until={expiresAt} readAt={readAt} />
        </p>
      ) : null}
    </div>
  );
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * The minutes and seconds of the last hour, as '34:12'; nothing before that. The page reloads its
 * data when they are over.
 */
function ClockLeft({ until, readAt }: { until: string; readAt: string }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const seconds = Math.ceil(useMsLeft(until, readAt, SECOND) / SECOND);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) void router.invalidate();
  }, [isOver, router]);
  if (isOver || seconds * SECOND >= HOUR) return null;
  const minutes = numberFormat(i18n.locale, {}).format(Math.floor(seconds / 60));
  const rest = numberFormat(i18n.locale, { minimumIntegerDigits: 2 }).format(seconds % 60);
  return (
    <span
      role="timer"
      aria-label={t`Time left`}
      dir="ltr"
      translate="no"
      className="font-semibold text-ink tabular-nums"
    >
      {`${minutes}:${rest}`}
    </span>
  );
}
