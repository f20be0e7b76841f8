import { type ReactNode, useId } from 'react';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';

interface Choice {
  readonly id: string;
  readonly label: string;
}

export interface ChoiceFieldProps {
  /** Name of the URL parameter. */
  name: string;
  label: ReactNode;
  /** The chosen option; undefined without one. */
  value: string | undefined;
  /** Label of the option without a filter. */
  none: string;
  choices: readonly Choice[];
  /** Further options, grouped under headings. */
  groups?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
}

/** A choice of one option or none, for a form that needs no script. */
export function ChoiceField({ name, label, value, none, choices, groups = [] }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ''} className={FIELD_BOX}>
        <option value="">{none}</option>
        <Options choices={choices} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options choices={group.choices} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map((choice) => (
    <option key={choice.id} value={choice.id}>
      {choice.label}
    </option>
  ));
}
