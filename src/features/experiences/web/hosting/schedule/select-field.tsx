import { type ReactNode, useId } from 'react';

/** A select field with few options. */
export function SelectField<Id extends string>({
  label,
  hint,
  none,
  choices,
  value,
  error,
  disabled = false,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  /** Placeholder while nothing is chosen. */
  none?: string;
  choices: readonly { readonly id: Id; readonly label: string }[];
  value: Id | null;
  error?: string | undefined;
  disabled?: boolean;
  onChange(id: Id | null): void;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        disabled={disabled}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(choices.find((choice) => choice.id === target.value)?.id ?? null)
        }
        className={`h-12 w-full min-w-0 rounded-xl border bg-raised px-4 text-base text-ink disabled:opacity-60 ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
