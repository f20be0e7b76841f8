import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '#domain/dates.ts';
import { WEEKDAYS } from '#domain/schedule/schedule-entry.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dateFormat, listFormat } from '#platform/i18n/formats.ts';
import { zoneCity } from '#platform/i18n/moments.ts';
import { HostParagraph, HostText } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ExperienceDetails } from '../../contract.ts';

/** The entries of the timetable: recurrence, hours, and end. */
export function Timetable({ experience }: { experience: Omit<ExperienceDetails, 'policy'> }) {
  const { i18n } = useLingui();
  const { entries, place } = experience;
  if (entries.length === 0) return null;
  return (
    <Section title={<Trans>Timetable</Trans>}>
      <ul className="grid gap-5">
        {entries.map((entry) => {
          const { startTime, endTime, timeZone, until } = entry;
          const zone = timeZone === place.timeZone ? null : zoneCity(timeZone);
          const last = until === null ? null : formatDay(until, i18n.locale, 'long');
          const hours = clockRange({ start: startTime, end: endTime }, i18n.locale);
          return (
            <li key={entry.id}>
              <h3 className="font-semibold text-base">
                <HostText>{entry.title}</HostText>
              </h3>
              <p suppressHydrationWarning>
                {`${i18n._(entryDays(entry, i18n.locale))} · ${zone === null ? hours : `${hours} (${zone})`}`}
              </p>
              {last === null ? null : (
                <p className="text-sm text-soft">
                  <Trans>Until {last}</Trans>
                </p>
              )}
              {entry.description === '' ? null : (
                <HostParagraph className="mt-1 max-w-prose text-soft">
                  {entry.description}
                </HostParagraph>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type Entry = ExperienceDetails['entries'][number];

/** A Monday, from which weekday names are derived. */
const A_MONDAY = '2024-01-01';

/** Days on which an entry of a timetable recurs. */
function entryDays(
  {
    recurrence,
    interval,
    unit,
    days,
    specificDate,
  }: Pick<Entry, 'recurrence' | 'interval' | 'unit' | 'days' | 'specificDate'>,
  locale: string,
): MessageDescriptor {
  const names = listFormat(locale, { type: 'conjunction' }).format(
    WEEKDAYS.flatMap((day, at) => (days.includes(day) ? [weekdayName(at, locale)] : [])),
  );
  switch (recurrence) {
    case 'one-time': {
      const day = specificDate === null ? '' : formatDay(specificDate, locale, 'full');
      return msg`Once: ${day}`;
    }
    case 'daily':
      return days.length === WEEKDAYS.length ? msg`Every day` : msg`Every week: ${names}`;
    case 'weekly':
      return msg`Every week: ${names}`;
    case 'bi-weekly':
      return msg`Every other week: ${names}`;
    case 'monthly':
      return msg`Every month: ${names}`;
    case 'custom':
      return customDays(interval, unit, names);
  }
}

function customDays(interval: number, unit: Entry['unit'], names: string): MessageDescriptor {
  switch (unit) {
    case 'days':
      return msg`${plural(interval, { one: 'Every day', other: 'Every # days' })}`;
    case 'weeks':
      return msg`${plural(interval, { one: 'Every week', other: 'Every # weeks' })}: ${names}`;
    case 'months':
      return msg`${plural(interval, { one: 'Every month', other: 'Every # months' })}: ${names}`;
  }
}

/** @param at from 0 for Monday */
function weekdayName(at: number, locale: string): string {
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(addDays(A_MONDAY, at)),
  );
}
