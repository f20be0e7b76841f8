/**
 * How many sessions a pass must find from the date that it moves to: as many as it holds, or any
 * number where it may hold fewer.
 *
 * @param held sessions that are paid for
 * @param mayHoldFewer whether a cancellation would return all that is given up
 */
export function sessionsNeeded(held: number, mayHoldFewer: boolean): number {
  return mayHoldFewer ? Math.min(held, 1) : held;
}
