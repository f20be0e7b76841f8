import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { addDays, type DateText, nightsBetween } from '#domain/dates.ts';
import {
  chooseMonth,
  type MonthChoice,
  monthsAhead,
  STAY_MONTHS,
  type StayMonths,
  widenMonths,
} from '#domain/search/choose-months.ts';
import { MAX_FLEXIBILITY } from '#domain/search/stay-dates.ts';
import type { StayDates } from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { openRules, RangeCalendar, type RangeChoice } from '#market/calendar/index.web.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import { RangeField } from './range-field.tsx';

/** The dates of a search as form values. */
export interface DateValues {
  readonly dateMode: StayDates['mode'];
  readonly range: RangeChoice;
  readonly baseDate: DateText;
  /** Number of days earlier or later. */
  readonly flexibility: number;
  readonly months: MonthChoice;
  /** Months to stay within these; absent where a search has no such length. */
  readonly stayMonths?: StayMonths;
}

/** Dates: exact, around a day, or whole months (spec 3 §3.5). */
export function DatesField({
  today,
  dates,
  error,
  exactLabel,
  allowsSameDay = false,
  twoMonthsLabel,
  onChange,
}: {
  today: DateText;
  dates: DateValues;
  error: string | undefined;
  /** Label of exact dates, where a dialog uses another one. */
  exactLabel?: ReactNode;
  /** Whether the same day may be chosen twice. */
  allowsSameDay?: boolean;
  /** Label of the switch to a second month; without it two months are shown wherever they fit. */
  twoMonthsLabel?: ReactNode;
  onChange(patch: Partial<DateValues>): void;
}) {
  const { dateMode } = dates;
  const rules = useMemo(() => ({ ...openRules(today), allowsSameDay }), [today, allowsSameDay]);
  return (
    <div className="grid gap-4">
      <DateModeField
        mode={dateMode}
        exactLabel={exactLabel}
        onChange={(mode) => onChange({ dateMode: mode })}
      />
      {dateMode === 'exact' ? (
        <RangeField error={error}>
          <RangeCalendar
            rules={rules}
            choice={dates.range}
            onChange={(range) => onChange({ range })}
            twoMonthsLabel={twoMonthsLabel}
          />
          <LengthChips
            today={today}
            range={dates.range}
            onChange={(range) => onChange({ range })}
          />
        </RangeField>
      ) : null}
      {dateMode === 'flexible' ? (
        <div className="grid gap-4">
          <FlexibilityField dates={dates} onChange={onChange} />
          <p className="-mb-2 font-semibold text-sm">
            <Trans>Preferred arrival date</Trans>
          </p>
          <RangeCalendar
            single
            rules={rules}
            choice={{ start: dates.baseDate, end: null }}
            onChange={({ start }) => {
              if (start !== null) onChange({ baseDate: start });
            }}
            twoMonthsLabel={twoMonthsLabel}
          />
        </div>
      ) : null}
      {dateMode === 'months' ? (
        <>
          {dates.stayMonths === undefined ? null : (
            <StayMonthsChips
              chosen={dates.stayMonths}
              onChange={(stayMonths) => onChange({ stayMonths })}
            />
          )}
          <MonthsField
            today={today}
            months={dates.months}
            held={widenMonths(dates.months, dates.stayMonths ?? 1, today)}
            onChange={(months) => onChange({ months })}
          />
        </>
      ) : null}
    </div>
  );
}

function FlexibilityField({
  dates,
  onChange,
}: {
  dates: DateValues;
  onChange(patch: Partial<DateValues>): void;
}) {
  const { t } = useLingui();
  return (
    <Slider
      label={<Trans>Days earlier or later</Trans>}
      min={1}
      max={MAX_FLEXIBILITY}
      value={dates.flexibility}
      onChange={(flexibility) => onChange({ flexibility })}
      format={(days) => t`Give or take ${plural(days, { one: '# day', other: '# days' })}`}
    />
  );
}

type DateMode = StayDates['mode'];

/** In the order of spec 3 §2.8. */
const MODES: readonly DateMode[] = ['exact', 'months', 'flexible'];

/** Mode of the dates: exact, around a day, or by the month. */
function DateModeField({
  mode,
  exactLabel = <Trans>Exact dates</Trans>,
  onChange,
}: {
  mode: DateMode;
  exactLabel?: ReactNode;
  onChange(mode: DateMode): void;
}) {
  const { t } = useLingui();
  const labels: Record<DateMode, ReactNode> = {
    exact: exactLabel,
    flexible: <Trans>Flexible</Trans>,
    months: <Trans>Months</Trans>,
  };
  return (
    <fieldset
      aria-label={t`How flexible your dates are`}
      className="grid w-full grid-cols-3 rounded-pill bg-sunken p-1 sm:w-fit"
    >
      {MODES.map((known) => (
        <label
          key={known}
          className="grid min-h-11 cursor-pointer place-items-center rounded-pill px-3 text-center text-sm has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ember sm:px-5 forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name="date-mode"
            value={known}
            checked={known === mode}
            onChange={() => onChange(known)}
            className="sr-only"
          />
          <span>{labels[known]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const LENGTHS: readonly { readonly nights: number; readonly label: ReactNode }[] = [
  { nights: DURATION_NIGHTS.week, label: <Trans>1 week</Trans> },
  { nights: 2 * DURATION_NIGHTS.week, label: <Trans>2 weeks</Trans> },
  { nights: DURATION_NIGHTS.month, label: <Trans>1 month</Trans> },
  { nights: 2 * DURATION_NIGHTS.month, label: <Trans>2 months</Trans> },
  { nights: DURATION_NIGHTS.quarter, label: <Trans>3 months</Trans> },
];

const CHIP =
  'min-h-11 rounded-pill border px-4 text-sm transition-colors duration-150 border-line-strong hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-sunken aria-pressed:font-semibold forced-colors:aria-pressed:border-[Highlight]';

/** Lengths of stay to click: from the chosen arrival, otherwise from today. */
function LengthChips({
  today,
  range,
  onChange,
}: {
  today: DateText;
  range: RangeChoice;
  onChange(range: RangeChoice): void;
}) {
  const { t } = useLingui();
  const { start, end } = range;
  const chosen = start === null || end === null ? null : nightsBetween(start, end);
  return (
    <fieldset aria-label={t`Length of stay`} className="mt-1 flex flex-wrap gap-2">
      {LENGTHS.map(({ nights, label }) => (
        <button
          key={nights}
          type="button"
          aria-pressed={nights === chosen}
          onClick={() => {
            const from = start ?? today;
            onChange({ start: from, end: addDays(from, nights) });
          }}
          className={CHIP}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const MONTHS_TO_STAY: Readonly<Record<StayMonths, ReactNode>> = {
  1: <Trans>1 month</Trans>,
  2: <Trans>2 months</Trans>,
  3: <Trans>3 months</Trans>,
};

/** How many months one stays, within the chosen ones. */
function StayMonthsChips({
  chosen,
  onChange,
}: {
  chosen: StayMonths;
  onChange(stayMonths: StayMonths): void;
}) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Length of stay`} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="me-1 font-semibold text-sm">
        <Trans>Length of stay</Trans>
      </span>
      {STAY_MONTHS.map((months) => (
        <button
          key={months}
          type="button"
          aria-pressed={months === chosen}
          onClick={() => onChange(months)}
          className={CHIP}
        >
          {MONTHS_TO_STAY[months]}
        </button>
      ))}
    </fieldset>
  );
}

/** The months of the next 365 days; one or a range of them is chosen, like days. */
function MonthsField({
  today,
  months,
  held,
  onChange,
}: {
  today: DateText;
  months: MonthChoice;
  /** The months that are searched: as many more as the stay needs. */
  held: MonthChoice;
  onChange(months: MonthChoice): void;
}) {
  const { t, i18n } = useLingui();
  const names = dateFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  const years = dateFormat(i18n.locale, { year: 'numeric', timeZone: 'UTC' });
  return (
    <fieldset aria-label={t`Months`} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {monthsAhead(today).map((month) => {
        const chosen = month >= held.start && month <= held.end;
        const isEnd = month === held.start || month === held.end;
        const first = Date.parse(`${month}-01`);
        return (
          <button
            key={month}
            type="button"
            data-month={month}
            aria-pressed={chosen}
            onClick={() => onChange(chooseMonth(months, month))}
            className={`grid min-h-14 min-w-0 content-center rounded-xl border px-1 py-2 text-center leading-tight ${
              isEnd
                ? 'border-ink bg-ink font-semibold text-paper'
                : chosen
                  ? 'border-ember bg-ember-tint'
                  : 'border-line-strong hover:bg-sunken'
            } forced-colors:aria-pressed:border-[Highlight]`}
          >
            <span className="truncate">{names.format(first)}</span>
            <span className="text-sm">{years.format(first)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
