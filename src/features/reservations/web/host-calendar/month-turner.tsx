import { useLingui } from '@lingui/react/macro';
import { type MonthText, monthRange } from '#domain/dates.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { ChevronRight } from '#platform/web/ui/icons.ts';

const TURN =
  'grid size-11 place-items-center rounded-pill hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent';

/** The name of the month, with links to the previous and next one. */
export function MonthTurner({
  month,
  first,
  last,
  onTurn,
}: {
  month: MonthText;
  first: MonthText;
  last: MonthText;
  onTurn(by: 1 | -1): void;
}) {
  const { t, i18n } = useLingui();
  const names = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        aria-label={t`Previous month`}
        disabled={month <= first}
        onClick={() => onTurn(-1)}
        className={`-ms-3 ${TURN}`}
      >
        <ChevronRight className="size-5 ltr:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={t`Next month`}
        disabled={month >= last}
        onClick={() => onTurn(1)}
        className={TURN}
      >
        <ChevronRight className="size-5 rtl:-scale-x-100" />
      </button>
      <h2 aria-live="polite" className="font-bold text-xl">
        {names.format(Date.parse(monthRange(month).start))}
      </h2>
    </div>
  );
}
