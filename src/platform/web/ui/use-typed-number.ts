import { useState } from 'react';

export interface TypedNumber {
  /** What stands in the field. */
  readonly text: string;
  /** For its `onChange`: takes what was typed, '' for an empty field. */
  type(text: string): void;
  /** For its `onBlur`, where what doesn't count isn't to stay: shows the number itself again. */
  settle(): void;
}

/**
 * A number as one types it: the field may be empty on the way to another number, and "1." stays as
 * it is. It shows the number again once that is changed from elsewhere.
 *
 * @param value the number that counts now
 * @param read what a text counts as; '' is an empty field
 * @param show how a number that nobody typed stands in the field
 */
export function useTypedNumber<Value extends number | null>(
  value: Value,
  read: (text: string) => Value,
  show: (value: Value) => string,
  onChange: (value: Value) => void,
): TypedNumber {
  const [typed, setTyped] = useState<string | null>(null);
  const isCurrent = typed !== null && read(typed) === value;
  return {
    text: isCurrent ? typed : show(value),
    type(text) {
      setTyped(text);
      onChange(read(text));
    },
    settle: () => setTyped(null),
  };
}
