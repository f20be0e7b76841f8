/** What a row has to reach, and where that is written; `null` while none was set. */
export interface Goal {
  readonly kind: 'at-least' | 'at-most';
  readonly value: number;
}

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** What it is measured against. */
  readonly reference: string;
  /** The figure that the goal speaks of. */
  readonly value: number;
  readonly unit: '×' | 'kB' | 's' | 'ms' | 'MB' | '';
  readonly goal: Goal | null;
  /** The figures behind it, for a person. */
  readonly details: string;
}

/** Whether a row keeps its goal; `null` without one. */
export function isKept({ value, goal }: Row): boolean | null {
  if (goal === null) return null;
  // A figure that could not be had keeps nothing.
  if (!Number.isFinite(value)) return false;
  return goal.kind === 'at-least' ? value >= goal.value : value <= goal.value;
}

export const atLeast = (value: number): Goal => ({ kind: 'at-least', value });
export const atMost = (value: number): Goal => ({ kind: 'at-most', value });
