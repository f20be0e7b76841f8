import { useLingui } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { chooseMonth, type MonthChoice, monthsAhead } from '#domain/search/choose-months.ts';
import { dateFormat } from '#platform/i18n/formats.ts';

/** The months of the next 365 days; one or a run of them is chosen, as days are. */
export function MonthsField({
  today,
  months,
  onChange,
}: {
  today: DateText;
  months: MonthChoice;
  onChange(months: MonthChoice): void;
}) {
  const { t, i18n } = useLingui();
  const names = dateFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  const years = dateFormat(i18n.locale, { year: 'numeric', timeZone: 'UTC' });
  return (
    <fieldset aria-label={t`Months`} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {monthsAhead(today).map((month) => {
        const chosen = month >= months.start && month <= months.end;
        const isEnd = month === months.start || month === months.end;
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
