import { callerNetwork } from '#platform/server/http/caller-network.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';

export type SearchLimits = Pick<RateLimits, 'spend'>;

/**
 * Counts a search: signed in by account, signed out by network. Searches during server rendering
 * count as well, since each may call airlines.
 *
 * @throws Problem `rate-limited`
 */
export function spendSearch(
  limit: 'flight' | 'trip',
  { actor, address }: Pick<RequestContext, 'actor' | 'address'>,
  limits: SearchLimits,
): Promise<void> {
  return actor === null
    ? limits.spend(limit, callerNetwork(address))
    : limits.spend(`${limit}-member`, `account:${actor.id}`);
}
