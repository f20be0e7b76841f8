import {
  type PaidPrice,
  type PolicySnapshot,
  type RefundPoint,
  refundTimeline,
} from '#domain/refunds.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';

/**
 * What a cancellation returns over time, its deadlines on the clock of the place: the rules of its
 * zone that a browser knows may be older than ours.
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
