import { type ReactNode, useId } from 'react';

/** One choice out of a few, in plain sight. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  choices,
  value,
  onChoose,
}: {
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChoose(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined} className="grid gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-pill border border-line-strong px-4 has-checked:border-ember has-checked:bg-ember-tint"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="size-4.5 accent-ember"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${name}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
