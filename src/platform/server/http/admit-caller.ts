import type { Context } from 'hono';
import type { Actor, Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { callerNetwork } from './caller-network.ts';
import { NETWORK_LIMITS, type RateLimitClass, type RateLimits } from './rate-limits.ts';

/**
 * Finds out who calls, and counts the request: who is signed in by account, so that people who
 * share an address don't share its limit; who isn't, and what a new account would escape, by
 * network. What a page asks while it is rendered was counted with the page.
 *
 * @throws Problem `rate-limited`
 */
export async function admitCaller(
  c: Context<AppEnv>,
  limit: RateLimitClass,
  { actorOf }: Pick<Services, 'actorOf'>,
  limits: RateLimits,
): Promise<Actor | null> {
  const network = callerNetwork(c.get('address'));
  if (!c.get('internal')) await limits.spend('network', network);
  const actor = await actorOf(c.req.raw.headers);
  if (actor !== null) c.set('account', actor.id);
  if (c.get('internal')) return actor;
  const isByNetwork = actor === null || NETWORK_LIMITS.has(limit);
  await limits.spend(limit, isByNetwork ? network : `account:${actor.id}`);
  return actor;
}
