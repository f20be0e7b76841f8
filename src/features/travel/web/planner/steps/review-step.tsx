import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DateText } from '#domain/dates.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import { type PriceRange, parseDollars } from '#domain/search/price-range.ts';
import { estimatedNights, nightsOfMonths, type TripDates, totalBudget } from '#domain/trip-plan.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { Lightbulb } from '#platform/web/ui/icons.ts';
import { useAreaPrices } from '../area-prices.ts';
import { type PlannerValues, toTripDates, usePlanner } from '../planner-values.ts';

/** All values and their total, before the search (spec 3 §2.8, step 3). */
export function ReviewStep() {
  const { t, i18n } = useLingui();
  const { values } = usePlanner();
  const { guestCount, roomCount, bathroomCount, address } = values;
  const nightly = toNightlyRange(values, useAreaPrices(values.destination));
  const dates = toTripDates(values);
  if (dates === null) return null;
  const nights = estimatedNights(dates);
  const wholeMonths = formatWholeMonths(i18n, dates, nightly, values.today);
  return (
    <div className="grid gap-6">
      <dl className="divide-y divide-line border-line border-y">
        <ReviewEntry
          name={<Trans>Destination</Trans>}
          stepId="where-when"
          change={t`Change destination`}
        >
          {values.destination?.name}
          {address.trim() === '' ? null : <Detail>{address}</Detail>}
        </ReviewEntry>
        <ReviewEntry
          name={<Trans>Flying from</Trans>}
          stepId="where-when"
          change={t`Change where you fly from`}
        >
          <bdi>{values.origin}</bdi>
        </ReviewEntry>
        <ReviewEntry name={<Trans>Trip dates</Trans>} stepId="where-when" change={t`Change dates`}>
          {formatTripDates(i18n, dates)}
        </ReviewEntry>
        <ReviewEntry name={<Trans>Guests</Trans>} stepId="guests-budget" change={t`Change guests`}>
          <Plural value={guestCount} one="# guest" other="# guests" />
          <Detail>
            {t`${plural(roomCount, { one: '# room', other: '# rooms' })}, ${plural(bathroomCount, { one: '# bathroom', other: '# bathrooms' })}`}
          </Detail>
        </ReviewEntry>
        <ReviewEntry
          name={<Trans>Budget per night</Trans>}
          stepId="guests-budget"
          change={t`Change budget`}
        >
          {formatBudget(i18n, nightly)}
        </ReviewEntry>
        {wholeMonths === null ? null : (
          <ReviewEntry name={<Trans>Staying for all of those months</Trans>}>
            {wholeMonths}
          </ReviewEntry>
        )}
        <ReviewEntry name={<Trans>Estimated nights</Trans>}>
          <span translate="no" className="tabular-nums">
            {i18n.number(nights)}
          </span>
          {wholeMonths === null ? null : (
            <Detail>
              <Trans>One night for each month</Trans>
            </Detail>
          )}
        </ReviewEntry>
        <ReviewEntry name={<Trans>Total budget</Trans>}>
          {formatBudget(i18n, totalBudget(nightly, nights))}
          {wholeMonths === null ? null : (
            <Detail>
              <Trans>For the estimated nights only</Trans>
            </Detail>
          )}
        </ReviewEntry>
      </dl>
      <SearchTips />
    </div>
  );
}

/** Price range per night; an open end is the lowest or highest price of homes there. */
function toNightlyRange({ minPrice, maxPrice }: PlannerValues, bounds: PriceRange): PriceRange {
  return {
    min: parseDollars(minPrice ?? '') ?? bounds.min,
    max: parseDollars(maxPrice ?? '') ?? bounds.max,
  };
}

function ReviewEntry({
  name,
  stepId,
  change,
  children,
}: {
  name: ReactNode;
  stepId?: string;
  /** Accessible name of the button that leads back; missing for derived values. */
  change?: string;
  children: ReactNode;
}) {
  const { goTo } = usePlanner();
  return (
    <div className="py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="flex items-start gap-4">
        <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{children}</span>
        {stepId === undefined ? null : (
          <button
            type="button"
            aria-label={change}
            onClick={() => goTo(stepId)}
            className="-mt-3 min-h-11 flex-none rounded-pill px-3 font-semibold text-sm underline underline-offset-4 hover:bg-sunken"
          >
            <Trans>Change</Trans>
          </button>
        )}
      </dd>
    </div>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return children === null ? null : (
    <span className="block font-normal text-sm text-soft">{children}</span>
  );
}

function SearchTips() {
  const tips = [
    {
      id: 'midweek',
      text: <Trans>Flights on Tuesdays and Wednesdays usually cost less than at weekends.</Trans>,
    },
    {
      id: 'ahead',
      text: <Trans>Fares tend to be lowest three weeks to three months ahead.</Trans>,
    },
    {
      id: 'month',
      text: <Trans>For 28 nights or more, most hosts offer a discount.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="search-tips" className="rounded-card bg-pine-tint p-4">
      <h4 id="search-tips" className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden="true" className="size-5 text-pine" />
        <Trans>Search tips</Trans>
      </h4>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm">
        {tips.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whole dollars in the format of the reader's locale. */
function formatDollars(i18n: I18n, dollars: number): string {
  return formatMoney(toCents(dollars), i18n.locale, { cents: 'none' });
}

/** Two amounts, the lower first. */
function formatBudget(i18n: I18n, budget: PriceRange): string {
  const [min, max] = [formatDollars(i18n, budget.min), formatDollars(i18n, budget.max)];
  return i18n._(msg`${min} to ${max}`);
}

/** The dates as text. */
function formatTripDates(i18n: I18n, dates: TripDates): string {
  switch (dates.mode) {
    case 'exact':
      return formatDayRange(dates.startDate, dates.endDate, i18n.locale, 'long');
    case 'flexible': {
      const day = formatDay(dates.baseDate, i18n.locale, 'long');
      const { flexibility } = dates;
      return i18n._(
        msg`Around ${day}, give or take ${plural(flexibility, { one: '# day', other: '# days' })}`,
      );
    }
    case 'months':
      return formatMonths(i18n, dates.startMonth, dates.endMonth);
  }
}

/**
 * Nights and budget of a whole stay over months: the estimate of spec 3 §9 counts a month as one
 * night, which is not enough to plan with. Null for other dates.
 */
function formatWholeMonths(
  i18n: I18n,
  dates: TripDates,
  nightly: PriceRange,
  today: DateText,
): string | null {
  if (dates.mode !== 'months') return null;
  const nights = nightsOfMonths(dates, today);
  const budget = formatBudget(i18n, totalBudget(nightly, nights));
  return i18n._(msg`${plural(nights, { one: '# night', other: '# nights' })}: ${budget}`);
}

function formatMonths(i18n: I18n, start: string, end: string): string {
  const format = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [first, last] = [Date.parse(`${start}-01`), Date.parse(`${end}-01`)];
  return start === end ? format.format(first) : evenSpaces(format.formatRange(first, last));
}
