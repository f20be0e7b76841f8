import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { isFound, toggled } from '#platform/web/ui/find-labels.ts';
import { PickerHead } from './picker-head.tsx';

/** An option with its usual time. */
export interface TimedChoice {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Usual time, HH:MM. */
  readonly slot: { readonly start: string; readonly end: string } | null;
}

export interface TimedPickerProps {
  /** Name in the form. */
  name: string;
  legend: ReactNode;
  /** Label of its search, for screen readers. */
  searchLabel: string;
  choices: readonly TimedChoice[];
  /** Ids. */
  value: readonly string[];
  error: string | undefined;
  onChange(value: string[]): void;
}

/** Picks several entries with a usual time; searchable. */
export function TimedPicker(props: TimedPickerProps) {
  const { name, legend, searchLabel, choices, value, error, onChange } = props;
  const [query, setQuery] = useState('');
  const shown = choices.filter(({ label, description }) => isFound(query, label, description));
  return (
    <fieldset data-field={name} className="grid min-w-0 gap-3">
      <PickerHead
        legend={legend}
        searchLabel={searchLabel}
        query={query}
        onQuery={setQuery}
        chosen={value.length}
        found={shown.length}
        error={error}
      />
      <div className="grid max-h-96 gap-2 overflow-y-auto rounded-card border border-line p-4 sm:grid-cols-2">
        {shown.map(({ id, label, description, slot }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-line-strong px-4 py-3 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={value.includes(id)}
              onChange={() => onChange(toggled(value, id))}
              className="mt-0.5 size-5 flex-none accent-ember"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              {slot === null ? null : (
                <span className="block font-semibold text-pine text-sm">
                  <Slot start={slot.start} end={slot.end} />
                </span>
              )}
              {description === '' ? null : (
                <span className="block text-sm text-soft">{description}</span>
              )}
            </span>
          </label>
        ))}
        {shown.length === 0 ? (
          <p className="text-soft">
            <Trans>Try a shorter word.</Trans>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

function Slot({ start, end }: { start: string; end: string }) {
  const { i18n } = useLingui();
  return <bdi>{clockRange({ start, end }, i18n.locale)}</bdi>;
}
