import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addDays, type DateText, nightsBetween } from '#domain/dates.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import type { RangeChoice } from '#market/calendar/late.web.ts';

const LENGTHS: readonly { readonly nights: number; readonly label: ReactNode }[] = [
  { nights: DURATION_NIGHTS.week, label: <Trans>1 week</Trans> },
  { nights: 2 * DURATION_NIGHTS.week, label: <Trans>2 weeks</Trans> },
  { nights: DURATION_NIGHTS.month, label: <Trans>1 month</Trans> },
  { nights: DURATION_NIGHTS.quarter, label: <Trans>3 months</Trans> },
];

/** How long, in a press: from the arrival that is chosen, else from today. */
export function LengthChips({
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
          className={`min-h-11 rounded-pill border px-4 text-sm transition-colors duration-150 forced-colors:aria-pressed:border-[Highlight] ${
            nights === chosen
              ? 'border-ink bg-sunken font-semibold'
              : 'border-line-strong hover:bg-sunken'
          }`}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
