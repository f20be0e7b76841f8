import { useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useId } from 'react';
import { isOneOf, SCENERY_STYLES, type SceneryStyle } from '#domain/vocabulary.ts';
import { SCENERY_STYLE_LABELS } from '#features/catalogues/index.web.ts';
import { SelectField } from '#platform/web/ui/field.tsx';

export interface CardChoice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
}

export interface ChoiceCardsProps<Id extends string> {
  /** Name in the form. */
  name: string;
  legend: ReactNode;
  /** The meaning of the choice, below its legend. */
  hint?: ReactNode;
  choices: readonly CardChoice<Id>[];
  value: Id | null;
  error: string | undefined;
  /** Renders an icon beside the label. */
  icon?: (id: Id) => ReactElement | null;
  onChange(id: Id): void;
}

/** A choice of one option, as large cards. */
export function ChoiceCards<Id extends string>(props: ChoiceCardsProps<Id>) {
  const { name, legend, hint, choices, value, error, icon, onChange } = props;
  const id = useId();
  const describedBy =
    [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
      .filter((each) => each !== '')
      .join(' ') || undefined;
  return (
    <fieldset data-field={name} aria-describedby={describedBy} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mb-3 text-sm text-soft">
          {hint}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-14 cursor-pointer items-start gap-3 rounded-xl border border-line-strong px-4 py-3 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={value === choice.id}
              onChange={() => onChange(choice.id)}
              className="mt-0.5 size-5 flex-none accent-ember"
            />
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-semibold">
                {icon?.(choice.id)}
                <span>{choice.label}</span>
              </span>
              {choice.description === undefined ? null : (
                <span className="block text-sm text-soft">{choice.description}</span>
              )}
            </span>
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

/** Surroundings of a home (spec 1 §3). */
export function ScenerySelect({
  name = 'scenery',
  label,
  value,
  onChange,
}: {
  /** Name in the form. */
  name?: string;
  label: ReactNode;
  value: SceneryStyle;
  onChange(value: SceneryStyle): void;
}) {
  const { i18n } = useLingui();
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      onChange={({ target }) => {
        if (isOneOf(SCENERY_STYLES, target.value)) onChange(target.value);
      }}
    >
      {SCENERY_STYLES.map((style) => (
        <option key={style} value={style}>
          {i18n._(SCENERY_STYLE_LABELS[style])}
        </option>
      ))}
    </SelectField>
  );
}
