/**
 * How many sessions a pass must have from the date that it moves to: as many as before, or any
 * number where it may have fewer.
 *
 * @param held sessions that are paid for
 * @param mayHoldFewer whether a cancellation would refund everything that is given up
 */
export function sessionsNeeded(held: number, mayHoldFewer: boolean): number {
  return mayHoldFewer ? Math.min(held, 1) : held;
}
