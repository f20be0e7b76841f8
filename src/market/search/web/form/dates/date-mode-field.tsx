import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StayDates } from '#domain/search/stay-search.ts';

export type DateMode = StayDates['mode'];

/** In the order of spec 3 §2.8. */
const MODES: readonly DateMode[] = ['exact', 'months', 'flexible'];

/** How one knows when: to the day, around a day, or by the month. */
export function DateModeField({
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
