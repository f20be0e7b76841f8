import { Trans, useLingui } from '@lingui/react/macro';
import { CANCELLATION_POLICY_LABELS } from '#features/catalogues/labels.web.ts';
import { formatDay } from '#platform/i18n/days.ts';
import type { NightsQuote } from '../../contract.ts';
import { CANCELLATION_ID } from './cancellation-id.ts';

/** What comes back at first and until when, beside the price; more stands where it leads. */
export function RefundLine({ answer, zone }: { answer: NightsQuote; zone: string }) {
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
        <FirstStep step={first} zone={zone} hasDeposit={answer.quote.deposit > 0} />
      </a>
    </p>
  );
}

function FirstStep({
  step: { rule, percent, until },
  zone,
  hasDeposit,
}: {
  step: NightsQuote['refunds'][number];
  zone: string;
  hasDeposit: boolean;
}) {
  const { i18n } = useLingui();
  if (percent === 0 || until === null) {
    return hasDeposit ? <Trans>Only the deposit is refunded.</Trans> : <Trans>No refund.</Trans>;
  }
  const date = Temporal.Instant.from(until).toZonedDateTimeISO(zone).toPlainDate().toString();
  const day = formatDay(date, i18n.locale, 'medium');
  if (rule === 'all') return <Trans>Full refund until {day}</Trans>;
  const share = i18n.number(percent / 100, { style: 'percent' });
  return hasDeposit ? (
    <Trans>
      {share} back until {day}, then the deposit only
    </Trans>
  ) : (
    <Trans>
      {share} back until {day}, then nothing
    </Trans>
  );
}
