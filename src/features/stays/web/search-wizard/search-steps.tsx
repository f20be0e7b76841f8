import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DateText, MonthText } from '#domain/dates.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import { monthsIn, widenMonths } from '#domain/search/choose-months.ts';
import { askedPrices, type PriceRange } from '#domain/search/price-range.ts';
import { isHalf } from '#market/calendar/index.web.ts';
import {
  Counters,
  DatesField,
  LocationField,
  PlaceMap,
  PriceField,
  priceErrors,
  type TypedPrices,
} from '#market/search/index.web.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { FieldErrors, WizardStep } from '#platform/web/wizard/steps.ts';
import {
  chosenNights,
  loadPriceBounds,
  type SearchFormValues,
  usePriceBounds,
  useSearchForm,
} from './search-wizard-values.ts';

/** Counts and prices (spec 3 §2.7, step 2). */
export function GuestsPriceStep() {
  const { values, change, errors } = useSearchForm();
  const bounds = usePriceBounds();
  return (
    <div className="grid gap-8">
      <Counters counts={values} onChange={change} />
      <PriceField
        bounds={bounds}
        min={values.minPrice}
        max={values.maxPrice}
        errors={{ min: errors.minPrice, max: errors.maxPrice }}
        onChange={({ min, max }) =>
          change({
            ...(min === undefined ? {} : { minPrice: min }),
            ...(max === undefined ? {} : { maxPrice: max }),
          })
        }
      />
    </div>
  );
}

/** Summary of all values, before the search (spec 3 §2.7, step 3). */
export function SummaryStep() {
  const { t, i18n } = useLingui();
  const { values } = useSearchForm();
  const bounds = usePriceBounds();
  const place = values.placeText.trim();
  return (
    <div className="grid gap-6">
      <dl className="divide-y divide-line border-line border-y">
        <SummaryRow
          name={<Trans>Where to</Trans>}
          answer={{ text: place || t`Anywhere`, detail: values.place?.detail || null }}
          stepId="where-when"
          change={t`Change where`}
        />
        <SummaryRow
          name={<Trans>When</Trans>}
          answer={formatDates(i18n, values)}
          stepId="where-when"
          change={t`Change when`}
        />
        <SummaryRow
          name={<Trans>Who</Trans>}
          answer={formatCounts(i18n, values)}
          stepId="guests-price"
          change={t`Change who`}
        />
        <SummaryRow
          name={<Trans>Price per night</Trans>}
          answer={{ text: formatPrices(i18n, values, bounds), detail: null }}
          stepId="guests-price"
          change={t`Change the price`}
        />
      </dl>
      <PlaceMap place={values.place} />
    </div>
  );
}

function SummaryRow({
  name,
  answer,
  stepId,
  change,
}: {
  name: ReactNode;
  answer: SummaryText;
  stepId: string;
  change: string;
}) {
  const { goTo } = useSearchForm();
  return (
    <div className="py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="flex items-start gap-4">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere]">{answer.text}</span>
          {answer.detail === null ? null : (
            <span className="block text-sm text-soft">{answer.detail}</span>
          )}
        </span>
        <button
          type="button"
          aria-label={change}
          onClick={() => goTo(stepId)}
          className="-mt-3 min-h-11 flex-none rounded-pill px-3 font-semibold text-sm underline underline-offset-4 hover:bg-sunken"
        >
          <Trans>Change</Trans>
        </button>
      </dd>
    </div>
  );
}

/** A short summary of one part of the search, and its consequence. */
interface SummaryText {
  readonly text: string;
  readonly detail: string | null;
}

/** Dates as text: exact dates, a flexible-date summary, or a monthly-stay one (spec 3 §2.7). */
function formatDates(i18n: I18n, values: SearchFormValues): SummaryText {
  switch (values.dateMode) {
    case 'exact': {
      const nights = chosenNights(values.range);
      const { start, end } = values.range;
      if (nights === null || start === null || end === null) {
        return { text: i18n._(msg`Any Week`), detail: null };
      }
      return {
        text: formatDays(i18n, start, end),
        detail: i18n._(msg`${plural(nights, { one: '# night', other: '# nights' })}`),
      };
    }
    case 'flexible': {
      const { flexibility, nights } = values;
      const day = longDay(i18n, values.baseDate);
      return {
        text: i18n._(msg`Around ${day}`),
        detail: i18n._(
          msg`${plural(nights, { one: '# night', other: '# nights' })}, arriving up to ${plural(flexibility, { one: '# day', other: '# days' })} earlier or later`,
        ),
      };
    }
    case 'months': {
      const { stayMonths } = values;
      const held = widenMonths(values.months, stayMonths, values.today);
      const count = monthsIn(held);
      return {
        text: formatMonths(i18n, held.start, held.end),
        detail: i18n._(
          stayMonths === 1
            ? msg`About a month, within ${plural(count, { one: '# month', other: '# months' })}`
            : msg`About ${plural(stayMonths, { one: '# month', other: '# months' })}, within ${plural(count, { one: '# month', other: '# months' })}`,
        ),
      };
    }
  }
}

/** The price range of a night, as text. */
function formatPrices(
  i18n: I18n,
  values: Pick<SearchFormValues, 'minPrice' | 'maxPrice'>,
  bounds: PriceRange,
): string {
  const { minPrice, maxPrice } = askedPrices(
    { min: values.minPrice ?? '', max: values.maxPrice ?? '' },
    bounds,
  );
  const money = (dollars: number) => formatMoney(toCents(dollars), i18n.locale, { cents: 'none' });
  if (minPrice !== undefined && maxPrice !== undefined) {
    const [min, max] = [money(minPrice), money(maxPrice)];
    return i18n._(msg`${min} to ${max} a night`);
  }
  if (minPrice !== undefined) {
    const min = money(minPrice);
    return i18n._(msg`From ${min} a night`);
  }
  if (maxPrice !== undefined) {
    const max = money(maxPrice);
    return i18n._(msg`Up to ${max} a night`);
  }
  return i18n._(msg`Any price`);
}

/** Guests, rooms and bathrooms, as text. */
function formatCounts(
  i18n: I18n,
  {
    guestCount,
    roomCount,
    bathroomCount,
  }: Pick<SearchFormValues, 'guestCount' | 'roomCount' | 'bathroomCount'>,
): SummaryText {
  return {
    text: i18n._(msg`${plural(guestCount, { one: '# guest', other: '# guests' })}`),
    detail: i18n._(
      msg`${plural(roomCount, { one: '# room', other: '# rooms' })}, ${plural(bathroomCount, { one: '# bathroom', other: '# bathrooms' })}`,
    ),
  };
}

function longDay(i18n: I18n, date: DateText): string {
  return formatDay(date, i18n.locale, 'long');
}

function formatDays(i18n: I18n, start: DateText, end: DateText): string {
  return formatDayRange(start, end, i18n.locale, 'long');
}

function formatMonths(i18n: I18n, start: MonthText, end: MonthText): string {
  const format = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [first, last] = [Date.parse(`${start}-01`), Date.parse(`${end}-01`)];
  return start === end ? format.format(first) : evenSpaces(format.formatRange(first, last));
}

/** Place and dates (spec 3 §2.7, step 1). */
export function WhereWhenStep() {
  const { t } = useLingui();
  const { values, change, errors } = useSearchForm();
  return (
    <div className="grid gap-6">
      <LocationField
        label={<Trans>Where to</Trans>}
        placeholder={t`Country, region, city or address`}
        place={values.place}
        text={values.placeText}
        onChange={(place, placeText) => change({ place, placeText })}
        nearMe
        kind="stay"
        isFirst
        map={false}
      />
      <section aria-label={t`When`} className="grid gap-2">
        <p aria-hidden="true" className="font-semibold text-sm">
          <Trans>When</Trans>
        </p>
        <DatesField today={values.today} dates={values} error={errors.range} onChange={change} />
      </section>
      {/* Last: right below the place it would push the calendar out of view. */}
      <PlaceMap place={values.place} />
    </div>
  );
}

/** The three steps of the main search (spec 3 §2.7). */
export const SEARCH_STEPS: readonly WizardStep<SearchFormValues>[] = [
  {
    id: 'where-when',
    title: msg`Location and date`,
    body: WhereWhenStep,
    fields: ['placeText', 'range', 'baseDate', 'months', 'stayMonths'],
    checkedTogether: [['dateMode', 'range']],
    check: ({ dateMode, range }) =>
      dateMode === 'exact' && isHalf(range)
        ? { errors: { range: msg`Choose your departure date too, or clear the dates.` } }
        : undefined,
  },
  {
    id: 'guests-price',
    title: msg`Guests and price`,
    body: GuestsPriceStep,
    fields: ['guestCount', 'roomCount', 'bathroomCount', 'minPrice', 'maxPrice'],
    checkedTogether: [['minPrice', 'maxPrice']],
    check: async (values) => ({ errors: homePriceErrors(values, await loadPriceBounds()) }),
  },
  {
    id: 'summary',
    title: msg`Summary`,
    body: SummaryStep,
    fields: [],
  },
];

/** Errors of the prices, by field. */
export function homePriceErrors(prices: TypedPrices, bounds: PriceRange): FieldErrors<TypedPrices> {
  return priceErrors(
    prices,
    bounds,
    ({ min, max }) => msg`Homes cost ${min} to ${max} dollars a night.`,
  );
}
