import { Trans } from '@lingui/react/macro';
import { LONG_TERM_NIGHTS } from '#domain/stay-policies.ts';
import { RefundTimeline } from '#features/listings/price.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { StayPage } from '../../contract.ts';
import type { QuoteAnswer } from './listing-data.ts';
import { shownAnswer } from './price-panel.tsx';
import type { QuoteView } from './use-quote.ts';

/** The policy, and with dates what it would return when. */
export function CancellationSection({ stay, quote }: { stay: StayPage; quote: QuoteView }) {
  const answer = shownAnswer(quote);
  const { policy } = stay;
  return (
    <Section title={<Trans>If your plans change</Trans>}>
      <p>
        <strong className="font-semibold">{policy.label}</strong>. {policy.summary}.
      </p>
      {policy.id === 'custom' && policy.customText !== '' ? (
        <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line text-soft">
          {policy.customText}
        </p>
      ) : null}
      {answer === null ? (
        <p className="mt-2 text-soft">
          <Trans>Choose your dates to see what you'd get back, and when.</Trans>
        </p>
      ) : (
        <Refunds stay={stay} answer={answer} />
      )}
    </Section>
  );
}

function Refunds({ stay, answer }: { stay: StayPage; answer: QuoteAnswer }) {
  const { total, deposit } = answer.quote;
  return (
    <>
      {answer.effectivePolicy === 'long-term' && stay.policy.id !== 'long-term' ? (
        <p className="mt-2">
          <Trans>
            Your stay is over {LONG_TERM_NIGHTS} nights, so the long-term policy applies instead:
            30% back if you cancel within 30 days of booking, then nothing.
          </Trans>
        </p>
      ) : null}
      <p className="mt-2 mb-5 text-soft">
        <Trans>If you book today and cancel, you get back:</Trans>
      </p>
      <RefundTimeline
        refunds={answer.refunds}
        paid={total}
        deposit={deposit}
        zone={stay.place.timeZone}
      />
    </>
  );
}
