import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { DateText } from '#domain/dates.ts';
import type { MonthChoice } from '#domain/search/choose-months.ts';
import { MAX_FLEXIBILITY } from '#domain/search/stay-dates.ts';
import type { StayDates } from '#domain/search/stay-search.ts';
import { openRules, RangeCalendar, type RangeChoice } from '#market/calendar/late.web.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import { DateModeField } from './date-mode-field.tsx';
import { LengthChips } from './length-chips.tsx';
import { MonthsField } from './months-field.tsx';
import { RangeField } from './range-field.tsx';

/** The dates of a search as its form holds them. */
export interface DateValues {
  readonly dateMode: StayDates['mode'];
  readonly range: RangeChoice;
  readonly baseDate: DateText;
  /** Days earlier or later. */
  readonly flexibility: number;
  readonly months: MonthChoice;
}

/** When: exact dates, around a day, or whole months (spec 3 §3.5). */
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
  /** What exact dates are called, where a dialog calls them otherwise. */
  exactLabel?: ReactNode;
  /** Whether the same day may be chosen twice. */
  allowsSameDay?: boolean;
  /** What the switch to a second month is called; without it there are two wherever they fit. */
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
        <MonthsField
          today={today}
          months={dates.months}
          onChange={(months) => onChange({ months })}
        />
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
