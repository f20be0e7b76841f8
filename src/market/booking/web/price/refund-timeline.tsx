import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { formatMoney } from '#domain/money.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { ZoneNote } from './price-lines.tsx';

/** One step of a refund over time. */
export interface RefundStep {
  /** ISO instants; `until` is null for the last step. */
  readonly from: string;
  readonly until: string | null;
  /** Cents. */
  readonly amount: number;
  /** A rule of `domain/refunds`. */
  readonly rule: string;
  readonly percent: number;
}

/** A step, or a run of steps whose refund falls each day. */
export interface ShownStep extends RefundStep {
  /** The refund falls with every night up to `until`; `amount` is the first one. */
  readonly falling: boolean;
}

/**
 * A refund timeline short enough to read: steps that fall night by night under one rule are shown
 * as one.
 */
export function shownSteps(steps: readonly RefundStep[]): ShownStep[] {
  const shown: ShownStep[] = [];
  for (const [at, step] of steps.entries()) {
    const last = shown.at(-1);
    const before = steps[at - 1];
    // Of a price that is paid by the month, the refund rises again with each payment.
    const joins =
      last !== undefined &&
      before !== undefined &&
      last.rule === step.rule &&
      last.percent === step.percent &&
      step.amount < before.amount;
    if (joins) shown[shown.length - 1] = { ...last, until: step.until, falling: true };
    else shown.push({ ...step, falling: false });
  }
  return shown;
}

/** Joins neighbours in which nothing but the deposit is refunded. */
function joinKept(steps: readonly ShownStep[], deposit: number): ShownStep[] {
  const joined: ShownStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last !== undefined && last.amount <= deposit && step.amount <= deposit) {
      joined[joined.length - 1] = { ...last, until: step.until };
    } else joined.push(step);
  }
  return joined;
}

/** The step that applies at an ISO instant; the last one afterwards. */
export function stepAt<Step extends RefundStep>(
  steps: readonly Step[],
  at: string,
): Step | undefined {
  const now = Date.parse(at);
  return steps.find(({ until }) => until === null || now <= Date.parse(until)) ?? steps.at(-1);
}

export interface RefundTimelineProps {
  kind: ListingKind;
  refunds: readonly RefundStep[];
  /** Amount paid or to be paid, in cents. */
  paid: number;
  /** The part of it that is always refunded, in cents. */
  deposit: number;
  /** Whether it is paid by the month: then no more is kept than fell due. */
  isMonthly?: boolean;
  /** IANA time zone of the listing, in which its deadlines are. */
  zone: string;
  /** City of that time zone, in the reader's language. */
  city: string;
  /** ISO instant whose step is marked. Without it, none is. */
  now?: string;
}

/** Refund of a cancellation by the guest over time, as steps from the booking on. */
export function RefundTimeline({
  kind,
  refunds,
  paid,
  deposit,
  isMonthly = false,
  zone,
  city,
  now,
}: RefundTimelineProps) {
  const { i18n } = useLingui();
  const steps = isMonthly ? joinKept(shownSteps(refunds), deposit) : shownSteps(refunds);
  const current = now === undefined ? undefined : stepAt(steps, now);
  const deadlines = steps.flatMap(({ until }) => (until === null ? [] : [until]));
  return (
    <div className="grid gap-3">
      <ol className="grid">
        {steps.map((step, at) => (
          <li
            key={step.from}
            className="relative grid gap-1.5 border-line border-s-2 ps-5 pb-6 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -start-[7px] top-1.5 size-3 rounded-pill border-2 border-paper ${step.amount > deposit ? 'bg-pine' : 'bg-line-strong'}`}
            />
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                <StepTime step={step} isFirst={at === 0} zone={zone} />
                {step === current ? (
                  <span className="ms-2 rounded-pill bg-ember-tint px-2 py-0.5 text-sm">
                    <Trans>Now</Trans>
                  </span>
                ) : null}
              </span>
              <span className="tabular-nums">
                <StepAmount
                  kind={kind}
                  step={step}
                  amount={formatMoney(step.amount, i18n.locale, { cents: 'always' })}
                />
              </span>
            </p>
            <span aria-hidden="true" className="block h-1.5 rounded-pill bg-sunken">
              <span
                className="block h-full rounded-pill bg-pine"
                style={{ inlineSize: `${paid === 0 ? 0 : (100 * step.amount) / paid}%` }}
              />
            </span>
            <p className="text-sm text-soft">
              {isMonthly ? (
                <MonthlyStepRule kind={kind} step={step} deposit={deposit} paid={paid} />
              ) : (
                <StepRule kind={kind} step={step} deposit={deposit} paid={paid} />
              )}
            </p>
          </li>
        ))}
      </ol>
      <ZoneNote zone={zone} city={city} at={deadlines} />
    </div>
  );
}

function StepTime({ step, isFirst, zone }: { step: ShownStep; isFirst: boolean; zone: string }) {
  if (step.until === null) {
    return isFirst ? <Trans>At any time</Trans> : <Trans>After that</Trans>;
  }
  return (
    <Trans>
      Until <ReaderMoment at={step.until} zone={zone} day="with-year" isNamed={false} />
    </Trans>
  );
}

function StepAmount({
  kind,
  step: { falling },
  amount,
}: {
  kind: ListingKind;
  step: ShownStep;
  amount: string;
}) {
  const { t } = useLingui();
  if (!falling) return <Trans>{amount} refunded</Trans>;
  return <span>{t(FALLING[KINDS[kind].unit](amount))}</span>;
}

/** A refund that becomes smaller with each unit used. */
const FALLING: Readonly<Record<Unit, (amount: string) => MessageDescriptor>> = {
  night: (amount) => msg`${amount} at first, less with each night`,
  session: (amount) => msg`${amount} at first, less with each session`,
};

/** A refund of all that is ever refunded, where something is not. */
const ALL_REFUNDED: Readonly<Record<ListingKind, MessageDescriptor>> = {
  stay: msg`Full refund.`,
  itinerant: msg`Full refund.`,
  experience: msg`Everything but the experience fee is refunded.`,
};

interface StepRuleProps {
  kind: ListingKind;
  step: ShownStep;
  deposit: number;
  paid: number;
}

/** The rule of a step of a price that is paid by the month, of which a part isn't paid yet. */
function MonthlyStepRule(props: StepRuleProps) {
  const { i18n } = useLingui();
  const { step, deposit } = props;
  if (step.percent === 0 || step.amount <= deposit) {
    return deposit > 0 ? (
      <Trans>Only the deposit is refunded. Later payments won't be charged.</Trans>
    ) : (
      <Trans>No refund. Later payments won't be charged.</Trans>
    );
  }
  if (step.rule !== 'percent') return <StepRule {...props} />;
  const kept = i18n.number(1 - step.percent / 100, { style: 'percent' });
  return <Trans>{kept} of the price is kept, up to the payments due by then.</Trans>;
}

function StepRule({ kind, step, deposit, paid }: StepRuleProps) {
  const { i18n, t } = useLingui();
  const { rule } = step;
  const percent = i18n.number(step.percent / 100, { style: 'percent' });
  if (rule === 'all') {
    return step.amount >= paid ? <Trans>Full refund.</Trans> : <span>{t(ALL_REFUNDED[kind])}</span>;
  }
  if (step.percent === 0) {
    return deposit > 0 ? <Trans>Only the deposit is refunded.</Trans> : <Trans>No refund.</Trans>;
  }
  if (rule === 'unused-nights') {
    return deposit > 0 ? (
      <Trans>Unused nights and the deposit are refunded.</Trans>
    ) : (
      <Trans>Unused nights are refunded.</Trans>
    );
  }
  return deposit > 0 ? (
    <Trans>{percent} of the price and the full deposit are refunded.</Trans>
  ) : (
    <Trans>{percent} of the price is refunded.</Trans>
  );
}
