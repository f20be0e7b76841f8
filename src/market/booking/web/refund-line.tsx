import { Trans, useLingui } from '@lingui/react/macro';
import { CANCELLATION_POLICY_LABELS } from '#features/catalogues/late.web.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { NightsQuote } from '../contract.ts';
import { CANCELLATION_ID } from './cancellation-id.ts';

/** First refund and its deadline, beside the price; links to the details. */
export function RefundLine({
  answer,
  ...clock
}: {
  answer: NightsQuote;
  /** IANA time zone and city name of the listing. */
  zone: string;
  city: string;
}) {
  const { i18n } = useLingui();
  const [first] = answer.refunds;
  if (first === undefined) return null;
  const label = i18n._(CANCELLATION_POLICY_LABELS[answer.effectivePolicy]);
  return (
    <p className="mt-4 border-line border-t pt-1 text-sm">
      <a
        href={`#${CANCELLATION_ID}`}
        className="block min-h-11 py-3 underline-offset-4 hover:underline"
      >
        <strong className="font-semibold">{label}</strong>
        <span>{' · '}</span>
        <FirstStep step={first} {...clock} hasDeposit={answer.quote.deposit > 0} />
      </a>
    </p>
  );
}

function FirstStep({
  step: { rule, percent, until },
  hasDeposit,
  ...clock
}: {
  step: NightsQuote['refunds'][number];
  zone: string;
  city: string;
  hasDeposit: boolean;
}) {
  const { i18n } = useLingui();
  if (percent === 0 || until === null) {
    return hasDeposit ? <Trans>Only the deposit is refunded.</Trans> : <Trans>No refund.</Trans>;
  }
  const deadline = <ReaderMoment at={until} {...clock} />;
  if (rule === 'all') return <Trans>Full refund until {deadline}</Trans>;
  const share = i18n.number(percent / 100, { style: 'percent' });
  return hasDeposit ? (
    <Trans>
      {share} back until {deadline}, then the deposit only
    </Trans>
  ) : (
    <Trans>
      {share} back until {deadline}, then nothing
    </Trans>
  );
}
