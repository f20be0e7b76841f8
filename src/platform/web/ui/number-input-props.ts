import type { KeyboardEvent } from 'react';
import { pressedKey } from '../keyboard/pressed-key.ts';

export interface NumberKeys {
  readonly min: number;
  readonly max?: number;
  readonly step: number;
}

/**
 * Props that make a text field numeric. The browser's own number field takes no decimal comma, no
 * groups and no digits of other scripts where its language has none, and drops them silently.
 *
 * @param value the current one; null and NaN while there is none
 * @param onStep called with the value that the arrow keys set
 */
export function numberInputProps(
  { min, max = Number.MAX_SAFE_INTEGER, step }: NumberKeys,
  value: number | null,
  onStep: (value: number) => void,
) {
  const isNone = value === null || Number.isNaN(value);
  return {
    type: 'text',
    role: 'spinbutton',
    inputMode: step < 1 ? 'decimal' : 'numeric',
    autoComplete: 'off',
    'aria-valuemin': min,
    'aria-valuemax': max === Number.MAX_SAFE_INTEGER ? undefined : max,
    'aria-valuenow': isNone ? undefined : value,
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: 1, ArrowDown: -1 }[pressedKey(event)];
      if (by === undefined) return;
      event.preventDefault();
      // Steps of a cent would be too small.
      const next = isNone ? min : value + by * Math.max(1, step);
      onStep(Math.min(max, Math.max(min, next)));
    },
  } as const;
}
