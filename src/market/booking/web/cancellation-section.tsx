import { Trans, useLingui } from '@lingui/react/macro';
import { LONG_TERM_NIGHTS } from '#domain/stay-policies.ts';
import type { CancellationPolicy, ListingKind } from '#domain/vocabulary.ts';
import { CANCELLATION_POLICY_LABELS } from '#features/catalogues/index.web.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { HostParagraph } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { NightsQuote } from '../contract.ts';
import { CANCELLATION_ID } from './cancellation-id.ts';
import { RefundTimeline } from './price/refund-timeline.tsx';
import { type QuoteView, shownAnswer } from './use-asked-quote.ts';

/** Fields of a listing that its cancellation section needs. */
interface Cancellable {
  readonly policy: {
    readonly id: CancellationPolicy;
    readonly label: string;
    readonly summary: string;
    readonly customText: string;
  };
  readonly place: { readonly city: string; readonly timeZone: string };
}

/**
 * The policy that applies: the listing's own, unless the chosen dates require another; with dates
 * also the refund schedule.
 */
export function CancellationSection({
  kind,
  listing,
  quote,
  onShorten,
}: {
  kind: ListingKind;
  listing: Cancellable;
  quote: QuoteView;
  /** Shortens the stay to a number of nights; missing where that isn't possible. */
  onShorten?: ((nights: number) => void) | undefined;
}) {
  const answer = shownAnswer(quote);
  const { policy } = listing;
  const isOther = answer !== null && answer.effectivePolicy !== policy.id;
  return (
    <Section id={CANCELLATION_ID} title={<Trans>If your plans change</Trans>}>
      {isOther ? (
        <OtherPolicy policy={policy} answer={answer} onShorten={onShorten} />
      ) : (
        <>
          <p>
            <strong className="font-semibold">{`${policy.label}.`}</strong>{' '}
            <span>{`${policy.summary}.`}</span>
          </p>
          {policy.id === 'custom' && policy.customText !== '' ? (
            <HostParagraph className="mt-2 max-w-prose text-soft">
              {policy.customText}
            </HostParagraph>
          ) : null}
        </>
      )}
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

/** The policy of these nights where it isn't the listing's own, with the reason. */
function OtherPolicy({
  policy,
  answer: { effectivePolicy, quote },
  onShorten,
}: {
  policy: Cancellable['policy'];
  answer: NightsQuote;
  onShorten: ((nights: number) => void) | undefined;
}) {
  const { i18n } = useLingui();
  const label = i18n._(CANCELLATION_POLICY_LABELS[effectivePolicy]);
  const own = policy.label;
  const isLong = quote.nights > LONG_TERM_NIGHTS;
  return (
    <>
      <p>
        <strong className="font-semibold">{`${label}.`}</strong>{' '}
        <Trans>30% refund if you cancel within 30 days of booking, then no refund.</Trans>
      </p>
      <details className="mt-2 text-sm text-soft">
        <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>Why this policy?</Trans>
        </summary>
        <p className="max-w-prose">
          {isLong ? (
            <Trans>
              Stays over {LONG_TERM_NIGHTS} nights follow the long-term policy. For shorter stays
              this host's policy is {own}.
            </Trans>
          ) : (
            <Trans>
              This host's long-term policy is for stays over {LONG_TERM_NIGHTS} nights. Yours is
              shorter, and follows the super strict one.
            </Trans>
          )}
        </p>
      </details>
      {isLong && onShorten !== undefined ? (
        <Button
          look="secondary"
          className="mt-2 noscript:hidden"
          onClick={() => onShorten(LONG_TERM_NIGHTS)}
        >
          <Trans>
            Shorten to {LONG_TERM_NIGHTS} nights for {own}
          </Trans>
        </Button>
      ) : null}
    </>
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
      <p className="mt-2 mb-5 text-soft">
        <Trans>If you book today and cancel, you get back:</Trans>
      </p>
      <RefundTimeline
        kind={kind}
        refunds={answer.refunds}
        paid={total}
        deposit={deposit}
        zone={listing.place.timeZone}
        city={listing.place.city}
      />
    </>
  );
}
