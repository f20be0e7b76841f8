import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { firstWeekdayOf, weekdayNames } from '#market/calendar/late.web.ts';
import { dateFormat, numberFormat } from '#platform/i18n/formats.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import type { StopValue } from '../itinerant-form.ts';
import { type LegDay, type LegMonth, legMonths } from './leg-days.ts';

/** All legs at a glance: each night with the number of its stop. */
export function LegCalendar({ stops }: { stops: readonly StopValue[] }) {
  const { i18n } = useLingui();
  const chosen = usePreferences().firstWeekday;
  const firstWeekday = chosen ?? firstWeekdayOf(i18n.locale);
  const months = useMemo(() => legMonths(stops, firstWeekday), [stops, firstWeekday]);
  if (months.length === 0) return null;
  return (
    <FoldOut title={<Trans>The legs in the calendar</Trans>} open>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {months.map((month) => (
          <Month key={month.month} month={month} firstWeekday={firstWeekday} />
        ))}
      </div>
    </FoldOut>
  );
}

function Month({
  month: { month, weeks },
  firstWeekday,
}: {
  month: LegMonth;
  firstWeekday: number;
}) {
  const { i18n } = useLingui();
  const name = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-center text-sm">
      <caption className="pb-1 font-semibold">{name.format(Date.parse(`${month}-01`))}</caption>
      <thead>
        <tr>
          {weekdayNames(i18n.locale, firstWeekday).map(({ long, narrow }) => (
            <th key={long} scope="col" abbr={long} className="font-normal text-soft">
              {narrow}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month keep their order.
          <tr key={at}>
            {week.map((day, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a weekday.
              <Day key={column} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day }: { day: LegDay | null }) {
  const { i18n } = useLingui();
  if (day === null) return <td />;
  const { date, stop, isFirst } = day;
  const number = numberFormat(i18n.locale, {}).format(Number(date.slice(8)));
  if (stop === null) return <td className="h-9 text-soft tabular-nums">{number}</td>;
  const stopNumber = i18n.number(stop + 1);
  // Neighbours differ whatever their colours look like to somebody: by their numbers.
  const ground = stop % 2 === 0 ? 'bg-ember-tint text-ember' : 'bg-pine-tint text-pine';
  return (
    <td className={`h-9 tabular-nums ${ground} ${isFirst ? 'rounded-s-pill' : ''}`}>
      <span className="relative inline-block">
        <span>{number}</span>
        <span
          aria-hidden="true"
          className="absolute start-full -top-1 ps-0.5 font-semibold text-xs"
        >
          {isFirst ? stopNumber : ''}
        </span>
        <span className="sr-only">
          <Trans>Stop {stopNumber}</Trans>
        </span>
      </span>
    </td>
  );
}
