import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { formatMoney, toCents } from '#domain/money.ts';
import { AVERAGE_AGE, NIGHTLY_DOLLARS, RESIDENTS } from '#domain/search/stay-limits.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { parseNumber, plainAmount } from '#domain/typed-number.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import { FilterSummary, VerifiedHostField } from '#market/search/index.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { Minus, Plus } from '#platform/web/ui/icons.ts';
import { numberInputProps } from '#platform/web/ui/number-input-props.ts';
import { RangeSlider } from '#platform/web/ui/range-slider.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { useTypedValue } from '#platform/web/ui/use-typed-value.ts';
import type { StayAnalytics } from '../../contract.ts';
import { PriceLegend } from '../search/price-line.tsx';
import { useOccupancyLabels } from '../search/use-occupancy-labels.ts';
import {
  type FilterValues,
  filterForm,
  parseAmount,
  priceBounds,
  SHOWN,
  toPriceRange,
  useAskedDuration,
  useFilterScope,
  useFilters,
} from './filter-values.ts';

/** Price range and analytics, with the summary of the filters (spec 3 §2.5, step 3). */
export function PriceStep() {
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  return (
    <div className="grid gap-8">
      <PriceRange />
      <Analytics />
      <VerifiedHostField
        value={values.hostVerified}
        isOffered={choices?.isIdentityOffered === true}
        onChange={(hostVerified) => change({ hostVerified })}
      />
      <FilterSummary form={filterForm} />
    </div>
  );
}

function PriceRange() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { figures, isComing } = useFilterScope();
  const duration = useAskedDuration();
  const scale = priceScale(figures?.histogram ?? null, DURATION_NIGHTS[duration]);
  const bounds = priceBounds(duration);
  const range = rangeOnScale(values, scale, duration);
  const money = (dollars: number) => formatMoney(toCents(dollars), i18n.locale, { cents: 'none' });
  return (
    <fieldset className="min-w-0">
      <legend className={FIELD_LABEL}>
        <PriceLegend duration={duration} />
      </legend>
      {/* The dots, not the wider thumbs, are aligned with the content above and below. */}
      <div className="-mx-3">
        {figures === null ? (
          <PriceHistogramSkeleton isShown={isComing} />
        ) : (
          <PriceHistogram histogram={figures.histogram} range={range} scale={scale} />
        )}
        <RangeSlider
          label={t`Price range`}
          low={range.low}
          high={range.high}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          lowLabel={t`Minimum price`}
          highLabel={t`Maximum price`}
          format={(dollars) => (dollars >= scale.max ? t`No limit` : money(dollars))}
          onChange={(moved) => change(typedRange(moved, scale, bounds))}
        />
      </div>
      <div className="mt-2 grid grid-cols-2 gap-4">
        <Amount name="minPrice" label={<Trans>Minimum, in dollars</Trans>} max={bounds.max} />
        <Amount name="maxPrice" label={<Trans>Maximum, in dollars</Trans>} max={bounds.max} />
      </div>
    </fieldset>
  );
}

/** A typed amount; blank becomes 0 on blur (spec 3 §5). */
function Amount({
  name,
  label,
  max,
}: {
  name: 'minPrice' | 'maxPrice';
  label: ReactNode;
  max: number;
}) {
  const { i18n } = useLingui();
  const { values, change, errors } = useFilters();
  const set = (typed: string) => change({ [name]: typed });
  const field = useTypedValue<string>(
    values[name],
    (typed) => plainAmount(typed, i18n.locale),
    (plain) => plain,
    set,
  );
  const amount = parseAmount(values[name]);
  return (
    <TextField
      {...numberInputProps({ min: 0, max, step: 1 }, amount, (next) => set(String(next)))}
      inputMode="decimal"
      name={name}
      label={label}
      hint={
        name === 'maxPrice' && amount !== null && amount >= max ? (
          <Trans>No limit</Trans>
        ) : undefined
      }
      error={errors[name]}
      value={field.text}
      onChange={({ target }) => field.type(target.value)}
      onBlur={() => {
        if (amount === null) return;
        field.settle();
        if (String(amount) !== values[name]) set(String(amount));
      }}
    />
  );
}

/** Average price, ages and occupancies of the matches; nothing without them (spec 3 §8). */
function Analytics() {
  const { i18n } = useLingui();
  const { figures, isCurrent, isComing } = useFilterScope();
  const duration = useAskedDuration();
  const occupancyLabel = useOccupancyLabels();
  if (isComing) {
    return <div aria-hidden="true" className="h-64 animate-pulse rounded-xl bg-sunken" />;
  }
  if (figures === null || figures.total === 0) return null;
  const { average, lowest, highest } = figures.price;
  const money = (dollars: number | null) =>
    dollars === null
      ? '–'
      : formatMoney(toCents(dollars * DURATION_NIGHTS[duration]), i18n.locale, { cents: 'none' });
  return (
    <section
      aria-busy={!isCurrent}
      className={`grid gap-6 transition-opacity duration-150 ${isCurrent ? '' : 'opacity-60'}`}
    >
      <dl className="grid grid-cols-3 gap-2">
        <Figure label={<Trans>Average price</Trans>}>
          <span translate="no">{money(average)}</span>
        </Figure>
        <Figure label={<Trans>Lowest</Trans>}>
          <span translate="no">{money(lowest)}</span>
        </Figure>
        <Figure label={<Trans>Highest</Trans>}>
          <span translate="no">{money(highest)}</span>
        </Figure>
      </dl>
      <div className="grid gap-6 sm:grid-cols-2">
        <ShareBars
          title={<Trans>Average age of guests</Trans>}
          bars={figures.ages.map(({ from, to, count }) => ({
            id: String(from),
            label: `${i18n.number(from)}–${i18n.number(to)}`,
            count,
          }))}
        />
        <ShareBars
          title={<Trans>Type of place</Trans>}
          bars={figures.occupancies.map(({ id, count }) => ({
            id,
            label: occupancyLabel(id),
            count,
          }))}
        />
      </div>
    </section>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between gap-1 rounded-xl bg-sunken px-4 py-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-display font-semibold text-lg tabular-nums">{children}</dd>
    </div>
  );
}

interface PriceHistogramProps {
  histogram: StayAnalytics['histogram'];
  range: { readonly low: number; readonly high: number };
  scale: PriceScale;
}

/** Histogram of the homes by price, above the thumbs; buckets outside of the range are pale. */
function PriceHistogram({ histogram, range, scale }: PriceHistogramProps) {
  const { i18n } = useLingui();
  const { counts } = histogram;
  const tallest = Math.max(...counts);
  if (tallest === 0) return null;
  const width = scale.max / counts.length;
  const at = counts.indexOf(tallest);
  const from = formatMoney(toCents(at * width), i18n.locale, { cents: 'none' });
  const to = formatMoney(toCents((at + 1) * width), i18n.locale, { cents: 'none' });
  return (
    <div>
      <p className="sr-only">
        <Plural
          value={tallest}
          one={`The most common price is ${from} to ${to}: # home.`}
          other={`The most common price is ${from} to ${to}: # homes.`}
        />
      </p>
      {/* The scale ends half a thumb before both ends of its box. */}
      <div aria-hidden="true" className="-mb-5.5 flex h-20 items-end gap-px px-5.5">
        {counts.map((count, index) => {
          const inRange = (index + 1) * width > range.low && index * width < range.high;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its position.
              key={index}
              style={{ height: count === 0 ? 0 : `${Math.max(5, (count / tallest) * 100)}%` }}
              className={`min-w-0 flex-1 rounded-t-sm transition-colors duration-150 forced-color-adjust-none ${inRange ? 'bg-ember forced-colors:bg-[Highlight]' : 'bg-line forced-colors:bg-[GrayText]'}`}
            />
          );
        })}
      </div>
    </div>
  );
}

/** As tall as the loaded histogram; nothing once loading has failed. */
function PriceHistogramSkeleton({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <div aria-hidden="true" className="-mb-5.5 h-20 px-5.5">
      <div className="h-full animate-pulse rounded-t-xl bg-sunken" />
    </div>
  ) : null;
}

/** The scale of the thumbs, in dollars of a duration. */
interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps of a thumb per bucket of the histogram. */
const STEPS_IN_BUCKET = 5;
/** Step without figures: dollars per night. */
const PLAIN_STEP = 10;

/** From 0 to the price of the dearest home of the search, or to the fallback of spec 3 §9. */
export function priceScale(
  histogram: StayAnalytics['histogram'] | null,
  nights: number,
): PriceScale {
  if (histogram === null) {
    return { min: 0, max: NIGHTLY_DOLLARS.max * nights, step: PLAIN_STEP * nights };
  }
  const { max, width } = histogram;
  const step = width % STEPS_IN_BUCKET === 0 ? width / STEPS_IN_BUCKET : width;
  return { min: 0, max: max * nights, step: step * nights };
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Positions of the thumbs for the typed values; values beyond the scale are at its ends. */
export function rangeOnScale(
  values: Pick<FilterValues, 'minPrice' | 'maxPrice'>,
  { min, max }: PriceScale,
  duration: PricingDuration,
): Range {
  const within = (amount: number) => Math.min(max, Math.max(min, amount));
  const asked = toPriceRange(values, duration);
  return { low: within(asked.min), high: within(asked.max) };
}

/**
 * Values typed by moved thumbs. The upper end means no limit: the next search may have dearer homes
 * than this one.
 */
export function typedRange(
  { low, high }: Range,
  scale: PriceScale,
  bounds: { readonly max: number },
): Pick<FilterValues, 'minPrice' | 'maxPrice'> {
  return {
    minPrice: String(low),
    maxPrice: String(high >= scale.max ? bounds.max : high),
  };
}

const STEP =
  'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken disabled:opacity-40';

/** Minimum residents and average age (spec 3 §2.5, step 2). */
export function ResidentsStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { averageAge } = values;
  return (
    <div className="grid gap-8">
      <ResidentsField />
      <Slider
        label={<Trans>Average age</Trans>}
        min={AVERAGE_AGE.min}
        max={AVERAGE_AGE.max}
        value={averageAge ?? SHOWN.averageAge}
        format={(age) => (averageAge === null ? t`Any age` : i18n.number(age))}
        onChange={(age) => change({ averageAge: age })}
        hint={
          averageAge === null ? (
            <Trans>Any age until you set one.</Trans>
          ) : (
            <Trans>Includes homes where guests are up to five years younger or older.</Trans>
          )
        }
      />
    </div>
  );
}

/** Minimum number of residents; never below 1 (spec 1 §5). */
function ResidentsField() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const id = useId();
  const count = values.residentCount ?? SHOWN.residentCount;
  const within = (wanted: number) => Math.min(RESIDENTS.max, Math.max(RESIDENTS.min, wanted));
  const set = (residentCount: number | null) => change({ residentCount });
  const { text, type, settle } = useTypedValue<number | null>(
    values.residentCount,
    (typed) => {
      const residents = parseNumber(typed, i18n.locale);
      return residents === null ? null : within(Math.trunc(residents));
    },
    (residents) => String(residents ?? SHOWN.residentCount),
    set,
  );
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        <Trans>Minimum residents</Trans>
      </label>
      <div className="flex h-12 max-w-60 items-center rounded-xl border border-line-strong bg-raised">
        <button
          type="button"
          aria-label={t`Fewer residents`}
          disabled={count <= RESIDENTS.min}
          onClick={() => set(within(count - 1))}
          className={STEP}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={id}
          {...numberInputProps({ ...RESIDENTS, step: 1 }, count, set)}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
          className="h-full w-full min-w-14 flex-1 rounded-xl bg-transparent text-center text-base"
        />
        <button
          type="button"
          aria-label={t`More residents`}
          disabled={count >= RESIDENTS.max}
          aria-describedby={`${id}-hint`}
          onClick={() => set(within(count + 1))}
          className={STEP}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
        {values.residentCount === null ? (
          <Trans>Any number until you set one.</Trans>
        ) : (
          <Trans>Homes where at least this many people live now.</Trans>
        )}
      </p>
    </div>
  );
}
