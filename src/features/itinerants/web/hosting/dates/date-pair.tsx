import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { nightBook } from '#domain/availability.ts';
import { addDays, type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';
import { lastDeparture } from '#domain/search/stay-dates.ts';
import { dateFromTyped, typedFromDate } from '#domain/typed-date.ts';
import { RangeCalendar } from '#market/calendar/index.web.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { CalendarRange } from '#platform/web/ui/icons.ts';
import type { HostingValues } from '../itinerant-form.ts';
import { wholeRange } from './date-errors.ts';

/** One of the two days. */
export interface TypedDay {
  readonly name: string;
  readonly label: string;
  /** As typed, DD/MM/YYYY. */
  readonly value: string;
  readonly error: MessageDescriptor | string | undefined;
}

export interface DatePairProps {
  start: TypedDay;
  end: TypedDay;
  today: DateText;
  /** Bounds of both days, if any. */
  bounds?: { readonly start: DateText | null; readonly end: DateText | null };
  /** Note on the nights between, once both days are entered. */
  note?: ReactNode;
  onChange(days: { start?: string; end?: string }): void;
}

/**
 * The first day and the check-out date: typed as DD/MM/YYYY and shown as a written date, since
 * 03/04 is ambiguous, or chosen in a calendar (spec 3 §3.1).
 */
export function DatePair({ start, end, today, bounds, note, onChange }: DatePairProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const first = dateFromTyped(start.value);
  const last = dateFromTyped(end.value);
  const nights = first === null || last === null ? 0 : nightsBetween(first, last);
  return (
    <div className="grid gap-3">
      <div className="grid gap-5 sm:grid-cols-2">
        <DayField day={start} onChange={(text) => onChange({ start: text })} />
        <DayField day={end} onChange={(text) => onChange({ end: text })} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          look="secondary"
          aria-expanded={isOpen}
          aria-controls={`${id}-calendar`}
          icon={<CalendarRange aria-hidden="true" className="size-5" />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Close the calendar</Trans> : <Trans>Choose on a calendar</Trans>}
        </Button>
        <p role="status" className="text-sm">
          {nights > 0 ? (
            <>
              <span className="font-semibold">
                <Plural value={nights} one="# night" other="# nights" />
              </span>{' '}
              {note}
            </>
          ) : null}
        </p>
      </div>
      <div id={`${id}-calendar`} className={isOpen ? 'rounded-card border border-line p-4' : ''}>
        {isOpen ? (
          <RangeCalendar
            rules={calendarRules(today, bounds)}
            choice={{ start: first, end: last !== null && nights > 0 ? last : null }}
            ask={{
              start: <Trans>Choose the first day.</Trans>,
              end: <Trans>Now choose the day you leave.</Trans>,
            }}
            onChange={(choice) =>
              onChange({
                start: choice.start === null ? '' : typedFromDate(choice.start),
                end: choice.end === null ? '' : typedFromDate(choice.end),
              })
            }
          />
        ) : null}
      </div>
    </div>
  );
}

/** A day that is typed as DD/MM/YYYY, and shown as a written date. */
export function DayField({ day, onChange }: { day: TypedDay; onChange(text: string): void }) {
  const { t, i18n } = useLingui();
  const { name, label, value, error } = day;
  const date = dateFromTyped(value);
  return (
    <TextField
      name={name}
      label={label}
      hint={date === null ? t`DD/MM/YYYY` : formatDay(date, i18n.locale, 'full')}
      error={typeof error === 'object' ? i18n._(error) : error}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      className="rtl:text-end"
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        const tidy = tidyTyped(value);
        if (tidy !== value) onChange(tidy);
      }}
    />
  );
}

function calendarRules(today: DateText, bounds: DatePairProps['bounds']) {
  const { start = null, end = null } = bounds ?? {};
  const from = start !== null && start > today ? start : today;
  const until = end ?? lastDeparture(today);
  return {
    today,
    from,
    // A calendar has at least one night.
    until: until > from ? until : addDays(from, 1),
    afterwards: end === null ? 'beyond' : 'outside',
    book: nightBook(1, []),
    minNights: 1,
    maxNights: MAX_ITINERANT_NIGHTS,
    rooms: 1,
  } as const;
}

const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4})$/;
const SEPARATED = /^(\d{1,2})[\s.\-/]+(\d{1,2})[\s.\-/]+(\d{4})$/;
/** The Arabic and Persian digits, each ten in a row. */
const EASTERN = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Formats a typed date as DD/MM/YYYY where it is unambiguous: the numeric keyboards of phones have
 * no slash. Whether the day exists is validated elsewhere.
 */
export function tidyTyped(text: string): string {
  const typed = text.trim().replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf));
  const [, day, month, year] = DIGITS_ALONE.exec(typed) ?? SEPARATED.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

/** Notes that guests join for all of it, where it is shorter than the minimum (spec 3 §3.1). */
export function JoinNote({
  values,
}: {
  values: Pick<HostingValues, 'checkinTime' | 'checkoutTime' | 'minnight'>;
}) {
  const range = wholeRange(values);
  if (range === null) return null;
  const nights = nightsBetween(range.start, range.end);
  if (nights < 1 || nights >= values.minnight) return null;
  return (
    <Plural
      value={nights}
      one="That's shorter than your minimum, so guests join for the whole # night."
      other="That's shorter than your minimum, so guests join for all # nights."
    />
  );
}

/** Today in the host's time zone; the server knows the date at the place. */
export function useToday(): DateText {
  const zone = useReaderZone() ?? 'UTC';
  return useMemo(() => todayIn(Temporal.Now.instant(), zone), [zone]);
}
