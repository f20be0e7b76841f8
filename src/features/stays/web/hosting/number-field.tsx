import { type ReactNode, useState } from 'react';
import type { NumberBounds } from '#domain/listing-form.ts';
import { TextField } from '#platform/web/ui/field.tsx';

export interface NumberFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  bounds: NumberBounds;
  /** Null is an empty field. */
  value: number | null;
  onChange(value: number | null): void;
}

/** A number one types; what it may be is for the check to say. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, error, bounds, value, onChange } = props;
  const [typed, setTyped] = useState({ value, text: value === null ? '' : String(value) });
  // Changed from elsewhere, it shows that; typed, it keeps "1." and "1.0" as they are.
  const text = typed.value === value ? typed.text : value === null ? '' : String(value);
  return (
    <TextField
      type="number"
      inputMode={bounds.step < 1 ? 'decimal' : 'numeric'}
      name={name}
      label={label}
      hint={hint}
      error={error}
      min={bounds.min}
      max={bounds.max}
      step={bounds.step}
      value={text}
      onChange={({ target }) => {
        const next = target.value === '' ? null : target.valueAsNumber;
        setTyped({ value: next, text: target.value });
        onChange(next);
      }}
    />
  );
}
