import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { EXPERIENCE_NUMBERS } from '#domain/experience-form.ts';
import { ARRANGEMENT_FEE, FEE_CATEGORIES } from '#domain/experience-pricing.ts';
import { formatMoney, toCents, toDollars } from '#domain/money.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { PriceSummary } from '../../../contract.ts';
import { PAY_NOW } from '../../../labels/pay-now.ts';
import { useExperienceForm } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { type PreviewState, useFormPreview } from '../form-preview.ts';
import { useManagedTerms } from '../recommendation/managed-place.ts';
import { CoveredTable, PRICE_LABELS, PriceRows, useDollars } from './price-rows.tsx';

/** The input steps by dollars; computed prices retain their cents (spec 2 §4). */
const PRICE_BOUNDS = { ...EXPERIENCE_NUMBERS.price, step: 1 };

/** Price for each guest with its explanation, set by the host or computed (spec 2 §2, §4, §9). */
export function PricingPanel() {
  const { t, i18n } = useLingui();
  const id = useId();
  const { values, errors, change } = useExperienceForm();
  const state = useFormPreview();
  const price = useProposedPrice(state);
  const isLocked = price?.source === 'manager';
  return (
    <section
      aria-labelledby={`${id}-title`}
      aria-busy={!state.isCurrent || undefined}
      className="grid gap-5 rounded-card border border-line p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 id={`${id}-title`} className="font-semibold text-lg">
          <Trans>Experience Pricing - A crystal clear breakdown</Trans>
        </h4>
        <SourceBadge source={price?.source ?? 'manual'} />
      </div>
      <NumberField
        name="guestCount"
        label={i18n._(FIELD_LABELS.guestCount)}
        hint={t`At least 2: you and one guest.`}
        bounds={EXPERIENCE_NUMBERS.guestCount}
        error={errors.guestCount}
        blank={0}
        value={values.guestCount}
        onChange={(guestCount) => change({ guestCount })}
      />
      <NumberField
        name="price"
        label={i18n._(PRICE_LABELS[price?.tier ?? 'one-time'])}
        hint={<PriceHint price={price} />}
        bounds={PRICE_BOUNDS}
        error={errors.price}
        disabled={isLocked}
        blank={null}
        value={values.price}
        onChange={(typed) => change({ price: typed, isPriceAutomatic: false })}
      />
      <BaseRateButton price={price} />
      <FeeSlider />
      {price === null ? null : (
        <>
          {price.ownershipMessage === '' ? null : (
            <p className="rounded-card bg-sunken p-4 font-semibold text-pine">
              {price.ownershipMessage}
            </p>
          )}
          <PriceRows price={price} guestCount={values.guestCount} />
          <PayNowNote hostOwes={price.hostOwes} />
          <Warnings warnings={price.warnings} />
          <CoveredTable price={price} />
        </>
      )}
      {state.isFailed ? (
        <p role="alert" className="text-danger text-sm">
          <Trans>We couldn't work out the price. We'll try again with your next change.</Trans>
        </p>
      ) : null}
    </section>
  );
}

/** Source of the price; a host's own has no badge (spec 2 §4). */
function SourceBadge({ source }: Pick<PriceSummary, 'source'>) {
  if (source === 'manual') return null;
  return (
    <span className="rounded-pill bg-ember-tint px-3 py-1 font-semibold text-ember text-sm">
      {source === 'manager' ? <Trans>Manager Controlled</Trans> : <Trans>Base Rate</Trans>}
    </span>
  );
}

function PriceHint({ price }: { price: PriceSummary | null }): ReactNode {
  const { values } = useExperienceForm();
  if (price === null) return null;
  switch (price.source) {
    case 'manager':
      return <Trans>Set by the manager of this place.</Trans>;
    case 'base':
      return <Trans>What this style usually costs. You can set a different price.</Trans>;
    default:
      return values.isPriceAutomatic ? (
        <Trans>Please set a price manually.</Trans>
      ) : (
        <Trans>This is your own price.</Trans>
      );
  }
}

/** Button that replaces the host's own price with the proposed one. */
function BaseRateButton({ price }: { price: PriceSummary | null }) {
  const { values, change } = useExperienceForm();
  const isOffered =
    price?.source === 'manual' &&
    !values.isPriceAutomatic &&
    values.style !== null &&
    values.routineSchedule.length > 0;
  if (!isOffered) return null;
  return (
    <div>
      <Button look="secondary" onClick={() => change({ isPriceAutomatic: true })}>
        <Trans>Use the base rate</Trans>
      </Button>
    </div>
  );
}

/** The host's arrangement fee, in the categories that have it (spec 2 §5, §9). */
function FeeSlider() {
  const { i18n } = useLingui();
  const { values, errors, change } = useExperienceForm();
  const dollars = useDollars();
  const { category, arrangementFee } = values;
  if (category === null || !FEE_CATEGORIES.includes(category)) return null;
  const { min, max, step } = EXPERIENCE_NUMBERS.arrangementFee;
  const whole = (value: number) => formatMoney(toCents(value), i18n.locale, { cents: 'none' });
  return (
    <div data-field="arrangementFee">
      <Slider
        label={i18n._(FIELD_LABELS.arrangementFee)}
        value={chargedFee(arrangementFee)}
        min={min}
        max={max}
        step={step}
        format={(value) => dollars(toCents(value))}
        onChange={(fee) => change({ arrangementFee: chargedFee(fee) })}
      />
      <div aria-hidden="true" className="flex justify-between text-sm text-soft">
        <span translate="no">{whole(ARRANGEMENT_FEE.min)}</span>
        <span translate="no">{whole(ARRANGEMENT_FEE.max)}</span>
      </div>
      <p className="text-sm text-soft">
        <Trans>
          Each guest pays it once per booking, and it isn't refunded when a guest cancels.
        </Trans>
      </p>
      {errors.arrangementFee === undefined ? null : (
        <p className="text-danger text-sm">{errors.arrangementFee}</p>
      )}
    </div>
  );
}

/** Dollars that guests pay for a position of the slider: it never stays below the least fee. */
function chargedFee(position: number | null): number {
  return Math.max(ARRANGEMENT_FEE.min, position ?? ARRANGEMENT_FEE.min);
}

/** Amount that is due at once at a place that another user manages. */
function PayNowNote({ hostOwes }: Pick<PriceSummary, 'hostOwes'>) {
  const terms = useManagedTerms();
  const { values } = useExperienceForm();
  const dollars = useDollars();
  const isChosen = values.costArrangements.includes(PAY_NOW);
  if (terms === null || terms.isMine || !isChosen || hostOwes <= 0) return null;
  const due = dollars(hostOwes);
  return (
    <p className="rounded-card bg-ember-tint p-4">
      <Trans>
        You pay <bdi translate="no">{due}</bdi> right after creating it. It goes live once paid.
      </Trans>
    </p>
  );
}

/** Warnings about the price, one a line (spec 2 §8). */
function Warnings({ warnings }: Pick<PriceSummary, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <ul role="status" className="list-disc rounded-card bg-ember-tint py-3 ps-8 pe-4">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}

/**
 * Applies the price that the manager of the place or the rate of the style determines. Where
 * neither does, a toast requests the host's own price, with the warnings (spec 2 §4).
 */
function useProposedPrice({ preview, isCurrent }: PreviewState): PriceSummary | null {
  const { t } = useLingui();
  const { values, change } = useExperienceForm();
  const price = preview?.price ?? null;
  const isProposed = isCurrent && price !== null && price.source !== 'manual';
  const proposed = isProposed ? toDollars(price.share) : null;
  const isAsked = isCurrent && price?.source === 'manual' && values.isPriceAutomatic;
  const wasAsked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: applies new proposals only.
  useEffect(() => {
    if (proposed !== null && values.price !== proposed) change({ price: proposed });
  }, [proposed, values.price]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when there is no price to propose.
  useEffect(() => {
    if (!isAsked || wasAsked.current) return;
    wasAsked.current = true;
    const warnings = (price?.warnings ?? []).map((warning) => `• ${warning}`);
    showToast('info', [...warnings, t`Please set a price manually.`].join('\n'));
  }, [isAsked]);

  return price;
}
