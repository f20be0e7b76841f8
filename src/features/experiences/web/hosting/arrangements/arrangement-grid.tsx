import { type ReactNode, useId } from 'react';
import { Lock } from '#platform/web/ui/icons.ts';
import type { Arrangement } from '../../../contract.ts';
import { ARRANGEMENT_ICON_COMPONENTS } from '../../data/arrangement-icons.ts';
import type { HostingField } from '../experience-form.ts';

const BOX =
  'flex min-h-14 items-center gap-3 rounded-xl border border-line-strong px-4 py-3 has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2';

export interface ArrangementGridProps {
  name: HostingField;
  legend: string;
  hint?: ReactNode;
  choices: readonly Arrangement[];
  /** Ids. */
  value: readonly string[];
  error: string | undefined;
  /** Whether it can't be changed. */
  isLocked(id: string): boolean;
  onToggle(id: string): void;
}

/** Arrangements as cards with checkboxes; a locked one can't be changed. */
export function ArrangementGrid(props: ArrangementGridProps) {
  const { name, legend, hint, choices, value, error, isLocked, onToggle } = props;
  const id = useId();
  return (
    <fieldset
      data-field={name}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {hint}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map(({ id: choice, label, icon }) => {
          const Icon = ARRANGEMENT_ICON_COMPONENTS[icon];
          const locked = isLocked(choice);
          return (
            <label
              key={choice}
              className={`${BOX} ${locked ? '' : 'cursor-pointer hover:bg-sunken'}`}
            >
              <input
                type="checkbox"
                value={choice}
                checked={value.includes(choice)}
                disabled={locked}
                aria-describedby={locked && hint !== undefined ? `${id}-hint` : undefined}
                onChange={() => onToggle(choice)}
                className="size-5 flex-none accent-ember"
              />
              <span className="flex min-w-0 items-center gap-2 font-semibold">
                <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
                <span>{label}</span>
                {locked ? <Lock aria-hidden="true" className="size-4 flex-none text-soft" /> : null}
              </span>
            </label>
          );
        })}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
