/** Whether clocks in two IANA zones show the same time at an ISO instant. */
export function sameClock(at: string, one: string, other: string): boolean {
  if (one === other) return true;
  const instant = Temporal.Instant.from(at);
  return (
    instant.toZonedDateTimeISO(one).offsetNanoseconds ===
    instant.toZonedDateTimeISO(other).offsetNanoseconds
  );
}
