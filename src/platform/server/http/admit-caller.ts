import type { Context } from 'hono';
import { ACCOUNT_HEADER, ACCOUNT_PARAMETER } from '#platform/contract/page-account.ts';
import type { Actor, Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { callerNetwork } from './caller-network.ts';
import { Problem } from './problem.ts';
import { NETWORK_LIMITS, type RateLimitClass, type RateLimits } from './rate-limits.ts';

/**
 * Identifies the caller, and counts the request: signed-in callers by account, so that people who
 * share an address don't share its limit; others, and classes that a new account would evade, by
 * network. Requests of a page during its rendering were counted with the page.
 *
 * @param account whether a page may call that was opened as another account than is signed in now
 * @throws Problem `account-changed` where it may not; `rate-limited`
 */
export async function admitCaller(
  c: Context<AppEnv>,
  limit: RateLimitClass,
  { actorOf }: Pick<Services, 'actorOf'>,
  limits: RateLimits,
  account: 'same' | 'any' = 'same',
): Promise<Actor | null> {
  const network = callerNetwork(c.get('address'));
  if (!c.get('internal')) await limits.spend('network', network);
  const actor = await actorOf(c.req.raw.headers);
  if (actor !== null) c.set('account', actor.id);
  if (c.get('internal')) return actor;
  if (account === 'same' && actor !== null && actor.id !== (getPageAccount(c) ?? actor.id)) {
    throw new Problem('account-changed');
  }
  const isByNetwork = actor === null || NETWORK_LIMITS.has(limit);
  await limits.spend(limit, isByNetwork ? network : `account:${actor.id}`);
  return actor;
}

/** The account that the calling page was opened as; undefined where the caller names none. */
function getPageAccount({ req }: Context<AppEnv>): string | undefined {
  return req.header(ACCOUNT_HEADER) ?? req.query(ACCOUNT_PARAMETER);
}
