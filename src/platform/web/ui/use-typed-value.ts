import { useState } from 'react';

export interface TypedValue {
  /** What stands in the field. */
  readonly text: string;
  /** For its `onChange`: takes what was typed, '' for an empty field. */
  type(text: string): void;
  /** For its `onBlur`, where what doesn't count isn't to stay: shows the value itself again. */
  settle(): void;
}

/**
 * A number, or an amount as text, as one types it: the field may be empty on the way to another
 * number, and "1." or "1.200,50" stays as it is. It shows the value again once that is changed from
 * elsewhere.
 *
 * @param value what counts now; NaN for what can't be read
 * @param read what a text counts as; '' is an empty field
 * @param show how a value that nobody typed stands in the field
 */
export function useTypedValue<Value extends number | string | null>(
  value: Value,
  read: (text: string) => Value,
  show: (value: Value) => string,
  onChange: (value: Value) => void,
): TypedValue {
  const [typed, setTyped] = useState<string | null>(null);
  const isCurrent = typed !== null && Object.is(read(typed), value);
  return {
    text: isCurrent ? typed : show(value),
    type(text) {
      setTyped(text);
      onChange(read(text));
    },
    settle: () => setTyped(null),
  };
}
