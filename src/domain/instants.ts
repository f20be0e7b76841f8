/** Whether `moment` has come at `now`; at the very instant it has. */
export function hasCome(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, now) <= 0;
}
