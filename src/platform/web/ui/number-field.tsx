import type { ReactNode } from 'react';
import type { NumberBounds } from '#domain/listing-form.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { useTypedNumber } from '#platform/web/ui/use-typed-number.ts';

export interface NumberFieldProps<Value extends number | null> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  error: string | undefined;
  disabled?: boolean;
  bounds: NumberBounds;
  /** What an empty field counts as; a form that holds it shows an empty field. */
  blank: Value;
  value: Value | number;
  onChange(value: Value | number): void;
}

/** A number one types; what it may be is for the check to say. */
export function NumberField<Value extends number | null>(props: NumberFieldProps<Value>) {
  const { name, label, hint, placeholder, error, disabled, bounds, blank, value, onChange } = props;
  const { text, type } = useTypedNumber<Value | number>(
    value,
    (typed) => (typed === '' ? blank : Number(typed)),
    (number) => (number === null || number === blank ? '' : String(number)),
    onChange,
  );
  return (
    <TextField
      type="number"
      inputMode={bounds.step < 1 ? 'decimal' : 'numeric'}
      name={name}
      label={label}
      hint={hint}
      placeholder={placeholder}
      error={error}
      disabled={disabled}
      min={bounds.min}
      max={bounds.max}
      step={bounds.step}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
