import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type PolicyMoment, type PolicyStep, policySteps } from '#domain/policy-steps.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';

/** What a policy gives back and until when, step by step. */
export function PolicyTimeline({
  policy,
  customPercent,
}: {
  policy: CancellationPolicy;
  customPercent: number;
}) {
  return (
    <ol className="grid">
      {policySteps(policy, customPercent).map((step) => (
        <li
          key={step.until.kind}
          className="relative border-line border-s-2 ps-5 pb-4 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute -start-[7px] top-1.5 size-3 rounded-pill border-2 border-raised ${step.percent > 0 ? 'bg-pine' : 'bg-line-strong'}`}
          />
          <p className="font-semibold">
            <Until moment={step.until} />
          </p>
          <p className="text-soft">
            <ComesBack step={step} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Until({ moment }: { moment: PolicyMoment }) {
  switch (moment.kind) {
    case 'arrival':
      return <Trans>Until arrival</Trans>;
    case 'after-arrival':
      return (
        <Plural
          value={moment.hours}
          one="Until # hour after arrival"
          other="Until # hours after arrival"
        />
      );
    case 'after-booking':
      return (
        <Plural
          value={moment.days}
          one="Within # day of booking"
          other="Within # days of booking"
        />
      );
    case 'ever-after':
      return <Trans>After that</Trans>;
  }
}

function ComesBack({ step: { rule, percent } }: { step: PolicyStep }) {
  const { i18n } = useLingui();
  if (rule === 'unused-nights') return <Trans>Unused nights are refunded.</Trans>;
  if (rule === 'all' || percent === 100) return <Trans>Full refund.</Trans>;
  if (percent === 0) return <Trans>No refund.</Trans>;
  const share = i18n.number(percent / 100, { style: 'percent' });
  return <Trans>{share} of the price is refunded.</Trans>;
}
