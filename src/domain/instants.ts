/** Whether `now` is at or after `moment`. */
export function hasCome(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, now) <= 0;
}
