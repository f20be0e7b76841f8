import { useState } from 'react';

export interface TypedValue {
  /** Text of the field. */
  readonly text: string;
  /** For its `onChange`: takes the typed text, '' for an empty field. */
  type(text: string): void;
  /** For its `onBlur`, where invalid text should not stay: shows the value itself again. */
  settle(): void;
}

/**
 * State of a number, or an amount as text, while it is typed: the field may be empty between two
 * numbers, and "1." or "1.200,50" stays as it is. It shows the value again once that is changed
 * from elsewhere.
 *
 * @param value the current one; NaN for unreadable text
 * @param read parses a text; '' is an empty field
 * @param show formats a value that wasn't typed
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
