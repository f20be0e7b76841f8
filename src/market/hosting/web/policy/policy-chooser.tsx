import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type PolicyMoment, type PolicyStep, policySteps } from '#domain/policy-steps.ts';
import { LONG_TERM_NIGHTS } from '#domain/stay-policies.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import { CANCELLATION_POLICY_LABELS } from '#features/catalogues/index.web.ts';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { PercentSlider } from '../prices/pricing-sliders.tsx';

/** Which listings a policy suits. */
export interface PolicyHint {
  readonly about: MessageDescriptor;
}

/** Which listings each policy suits, for any kind. */
export const POLICY_HINTS = {
  flexible: { about: msg`Guests book sooner when plans can change.` },
  moderate: { about: msg`Like Flexible, but with one day less after arrival.` },
  'super-strict': { about: msg`For seasons that sell out well in advance.` },
  custom: { about: msg`Your own percentage, in your own words.` },
} as const satisfies Partial<Record<CancellationPolicy, PolicyHint>>;

export interface PolicyChoice {
  readonly cancellationPolicy: CancellationPolicy;
  readonly customCancellationPolicy: string;
  /** The refund percentage of a custom policy (spec 3 §3.2). */
  readonly securityDeposit: number;
}

export interface PolicyChooserProps {
  /** In the order of display. */
  policies: readonly CancellationPolicy[];
  /** Which listings each policy suits. */
  hints: Readonly<Record<CancellationPolicy, PolicyHint>>;
  value: PolicyChoice;
  errors: { readonly [Name in keyof PolicyChoice]?: string };
  /** Minimum number of nights. */
  minNights: number;
  /** Maximum length of a custom text. */
  maxLength: number;
  onChange(patch: Partial<PolicyChoice>): void;
}

/** Chooses the refund policy, shown as a timeline (spec 3 §2.3). */
export function PolicyChooser(props: PolicyChooserProps) {
  const { policies, hints, value, errors, minNights, maxLength, onChange } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const error = errors.cancellationPolicy;
  return (
    <div className="grid gap-4">
      <fieldset
        data-field="cancellationPolicy"
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="min-w-0"
      >
        <legend className="mb-1.5 font-semibold text-sm">
          <Trans>Cancellation policy</Trans>
        </legend>
        {minNights > LONG_TERM_NIGHTS ? (
          <p className="mb-3 rounded-xl bg-ember-tint px-4 py-3 text-sm">
            <Trans>
              Guests stay at least {minNights} nights. Stays over {LONG_TERM_NIGHTS} nights follow
              the long-term policy, so what you choose here never applies.
            </Trans>
          </p>
        ) : null}
        <div className="grid gap-2 sm:grid-cols-2">
          {policies.map((policy) => (
            <label
              key={policy}
              className="flex min-h-11 cursor-pointer gap-3 rounded-xl border border-line-strong px-4 py-3 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="cancellationPolicy"
                value={policy}
                checked={value.cancellationPolicy === policy}
                onChange={() => onChange({ cancellationPolicy: policy })}
                className="mt-0.5 size-5 flex-none accent-ember"
              />
              <span>
                <span className="block font-semibold">
                  {i18n._(CANCELLATION_POLICY_LABELS[policy])}
                </span>
                <span className="block text-sm text-soft">{i18n._(hints[policy].about)}</span>
              </span>
            </label>
          ))}
        </div>
        {error === undefined ? null : (
          <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
            {error}
          </p>
        )}
      </fieldset>
      {value.cancellationPolicy === 'custom' ? (
        <div className="grid gap-4 rounded-card border border-line p-4">
          <PercentSlider
            name="securityDeposit"
            label={t`Refund percentage`}
            about={t`Refunded to guests who cancel before arrival.`}
            min={0}
            max={100}
            step={1}
            value={value.securityDeposit}
            error={errors.securityDeposit}
            onChange={(securityDeposit) => onChange({ securityDeposit })}
          />
          <TextAreaField
            name="customCancellationPolicy"
            label={t`Your policy in your own words`}
            hint={t`Guests see this next to the percentage.`}
            dir="auto"
            maxLength={maxLength}
            error={errors.customCancellationPolicy}
            value={value.customCancellationPolicy}
            onChange={({ target }) => onChange({ customCancellationPolicy: target.value })}
          />
        </div>
      ) : null}
      <section aria-label={t`What guests get back`} className="rounded-card bg-sunken p-4">
        <PolicyTimeline policy={value.cancellationPolicy} customPercent={value.securityDeposit} />
        <p className="mt-4 text-sm text-soft">
          <Trans>
            The deposit is refunded under every policy, unless you claim part of it for damage.
            Stays over {LONG_TERM_NIGHTS} nights follow the long-term policy, whichever one you
            choose here.
          </Trans>
        </p>
      </section>
    </div>
  );
}

/** Refunds of a policy over time, step by step. */
function PolicyTimeline({
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
