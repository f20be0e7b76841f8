import {
  type PaidPrice,
  type PolicySnapshot,
  type RefundPoint,
  refundTimeline,
} from '#domain/refunds.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';

/**
 * Refunds of a cancellation over time, its deadlines in the listing's time zone: the browser's own
 * rules for that zone may be outdated.
 *
 * @param timeZone IANA zone of the listing
 */
export function placedRefunds(
  policy: PolicySnapshot,
  amounts: PaidPrice,
  timeZone: string,
): RefundPoint[] {
  const placed = (at: string) => placedInstant(Temporal.Instant.from(at), timeZone);
  return refundTimeline(policy, amounts).map((point) => ({
    ...point,
    from: placed(point.from),
    until: point.until === null ? null : placed(point.until),
  }));
}
