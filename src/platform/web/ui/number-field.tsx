import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NumberBounds } from '#domain/listing-form.ts';
import { parseNumber } from '#domain/typed-number.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { numberInputProps } from '#platform/web/ui/number-input-props.ts';
import { useTypedValue } from '#platform/web/ui/use-typed-value.ts';

export interface NumberFieldProps<Value extends number | null> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  error: string | undefined;
  disabled?: boolean;
  bounds: NumberBounds;
  /** Value of an empty field; a form with it shows an empty field. */
  blank: Value;
  value: Value | number;
  onChange(value: Value | number): void;
}

/**
 * A number in the formats of the reader's language; the check decides about its bounds. Unreadable
 * text is NaN.
 */
export function NumberField<Value extends number | null>(props: NumberFieldProps<Value>) {
  const { name, label, hint, placeholder, error, disabled, bounds, blank, value, onChange } = props;
  const { i18n } = useLingui();
  const { text, type } = useTypedValue<Value | number>(
    value,
    (typed) => (typed.trim() === '' ? blank : (parseNumber(typed, i18n.locale) ?? Number.NaN)),
    (number) => (number === null || number === blank || Number.isNaN(number) ? '' : String(number)),
    onChange,
  );
  return (
    <TextField
      {...numberInputProps(bounds, value, onChange)}
      name={name}
      label={label}
      hint={hint}
      placeholder={placeholder}
      error={error}
      disabled={disabled}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
