import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DateRange, nightsBetween } from '#domain/dates.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import type { NightsQuote } from '../contract.ts';

/** Free ranges to choose instead of full nights; nothing where all nights have places. */
export function FreeInstead({
  instead,
  onChoose,
}: {
  instead: NightsQuote['instead'];
  onChoose(range: DateRange): void;
}) {
  const { i18n } = useLingui();
  if (instead === undefined) return null;
  if (instead.free.length === 0) {
    return (
      <p className="text-sm text-soft">
        <Trans>No other nights near these are free.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">
        <Trans>Free instead</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {instead.free.map((range) => (
          <li key={range.start}>
            <button
              type="button"
              onClick={() => onChoose(range)}
              className="min-h-11 rounded-xl border border-line-strong px-3 py-1.5 text-start text-sm hover:bg-sunken"
            >
              <span className="block font-semibold">
                {formatDayRange(range.start, range.end, i18n.locale, 'short')}
              </span>
              <span className="text-soft">
                <Plural
                  value={nightsBetween(range.start, range.end)}
                  one="# night"
                  other="# nights"
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
