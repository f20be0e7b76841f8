import { Trans } from '@lingui/react/macro';
import { LONG_TERM_NIGHTS } from '#domain/stay-policies.ts';
import type { CancellationPolicy, ListingKind } from '#domain/vocabulary.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { NightsQuote } from '../../contract.ts';
import { RefundTimeline } from '../price/refund-timeline.tsx';
import { type QuoteView, shownAnswer } from './quote-view.ts';

/** What a listing's page says of its cancellation policy. */
interface Cancellable {
  readonly policy: {
    readonly id: CancellationPolicy;
    readonly label: string;
    readonly summary: string;
    readonly customText: string;
  };
  readonly place: { readonly timeZone: string };
}

/** The policy, and with dates what it would return when. */
export function CancellationSection({
  kind,
  listing,
  quote,
}: {
  kind: ListingKind;
  listing: Cancellable;
  quote: QuoteView;
}) {
  const answer = shownAnswer(quote);
  const { policy } = listing;
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
        <Refunds kind={kind} listing={listing} answer={answer} />
      )}
    </Section>
  );
}

function Refunds({
  kind,
  listing,
  answer,
}: {
  kind: ListingKind;
  listing: Cancellable;
  answer: NightsQuote;
}) {
  const { total, deposit } = answer.quote;
  return (
    <>
      {answer.effectivePolicy === 'long-term' && listing.policy.id !== 'long-term' ? (
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
        kind={kind}
        refunds={answer.refunds}
        paid={total}
        deposit={deposit}
        zone={listing.place.timeZone}
      />
    </>
  );
}
