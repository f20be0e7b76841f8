import { shareWith } from '#domain/fair-share.ts';
import type { ItinerantPricingInput } from '#domain/itinerant-pricing.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { type GoColumns, toSharedCost } from '../store/going.ts';

/** Until it is decided whether a journey goes, its guests may leave and get everything back. */
export function leavingFreely({
  goAt,
  goStatus,
}: GoColumns): Pick<PolicySnapshot, 'leaveFreelyUntil'> {
  return goStatus === 'waiting' && goAt !== null ? { leaveFreelyUntil: goAt.toString() } : {};
}

/** Guests pay the share of the fewest people when they join. */
export function shareOnJoining(itinerant: GoColumns): Pick<ItinerantPricingInput, 'share'> {
  const cost = toSharedCost(itinerant);
  return cost === null ? {} : { share: shareWith(cost, cost.people) };
}

/** Whether guests may join, as far as its go/no-go day goes; `can_be_joined` says the same. */
export function canBeJoined({ goStatus, sharedCost }: GoColumns): boolean {
  return goStatus !== 'off' && (sharedCost === null || goStatus !== 'goes');
}
