import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { WEEKDAYS, type Weekday } from '#domain/schedule/schedule-entry.ts';
import { weekdayName } from './entry-labels.ts';

/** Days of the week, several of them. */
export function DayChoice({
  value,
  error,
  onChange,
}: {
  value: readonly Weekday[];
  error: string | undefined;
  onChange(days: Weekday[]): void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="min-w-0"
      data-entry-field="days"
    >
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Days</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={() =>
                onChange(
                  WEEKDAYS.filter((one) =>
                    one === day ? !value.includes(day) : value.includes(one),
                  ),
                )
              }
              className="size-4 accent-ember"
            />
            <span>{weekdayName(day, i18n.locale, 'long')}</span>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
