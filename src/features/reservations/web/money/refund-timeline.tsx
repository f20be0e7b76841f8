import { Trans } from '@lingui/react/macro';
import { Moment } from '../time/moment.tsx';
import { Money } from './money.tsx';
import { type RefundStep, type ShownStep, shownSteps, stepAt } from './refund-steps.ts';

/** What a cancellation by the guest returns, and when that changes. */
export function RefundTimeline({
  refunds,
  zone,
  readAt,
}: {
  refunds: readonly RefundStep[];
  zone: string;
  /** ISO instant that counts as now. */
  readAt: string;
}) {
  const steps = shownSteps(refunds);
  const current = stepAt(steps, readAt);
  return (
    <ol className="grid">
      {steps.map((step, at) => (
        <li key={step.from} className="relative grid gap-0.5 ps-7 pb-5 last:pb-0">
          {at < steps.length - 1 ? (
            <span aria-hidden="true" className="absolute start-[5px] top-3 h-full w-0.5 bg-line" />
          ) : null}
          <span
            aria-hidden="true"
            className={`absolute start-0 top-1.5 size-3 rounded-full border-2 ${step === current ? 'border-ember bg-ember' : 'border-line-strong bg-raised'}`}
          />
          <p className="font-semibold">
            <StepAmount step={step} />
            {step === current ? (
              <span className="ms-2 rounded-pill bg-ember-tint px-2 py-0.5 text-sm">
                <Trans>Now</Trans>
              </span>
            ) : null}
          </p>
          <p className="text-sm text-soft">
            <StepTime step={step} isFirst={at === 0} zone={zone} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function StepAmount({ step }: { step: ShownStep }) {
  if (step.amount === 0) return <Trans>No refund</Trans>;
  if (step.falling) {
    return (
      <Trans>
        <Money amount={step.amount} /> at first, less with each night
      </Trans>
    );
  }
  return (
    <Trans>
      <Money amount={step.amount} /> refunded
    </Trans>
  );
}

function StepTime({ step, isFirst, zone }: { step: ShownStep; isFirst: boolean; zone: string }) {
  if (step.until === null) {
    if (isFirst) return <Trans>At any time</Trans>;
    return (
      <Trans>
        After <Moment at={step.from} zone={zone} withYear />
      </Trans>
    );
  }
  return (
    <Trans>
      Until <Moment at={step.until} zone={zone} withYear />
    </Trans>
  );
}
