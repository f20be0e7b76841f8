import type { Context } from 'hono';
import { hasCoHostDuty } from '#domain/co-hosts.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { Actor } from '../services.ts';
import type { AppEnv, Caller } from './caller.ts';
import { Problem } from './problem.ts';

/**
 * The account that a call is made for: the caller's own, or the one of the host for whom they act.
 *
 * @throws Problem `not-for-co-hosts` where the caller's role doesn't include the call
 */
export function standIn(
  { method, access, account, coHost }: RouteDefinition,
  caller: Caller,
): Actor {
  const { actor, actingFor } = caller;
  if (actingFor === null || coHost === 'self') return actor;
  if (coHost === undefined) {
    if (method === 'GET' || access === 'public' || account === 'any') return actor;
    throw new Problem('not-for-co-hosts');
  }
  const { hostId, coHostId, role } = actingFor;
  if (coHost === 'never' || !hasCoHostDuty(role, coHost)) throw new Problem('not-for-co-hosts');
  const by = { id: actor.id, coHostId };
  // A co-host reserves nothing for their host: no price depends on the host's groups.
  return { id: hostId, role: 'user', awaitedRole: null, provedAt: null, groups: [], by };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The first id in a call's address; null without one. */
export function findTarget({ req }: Context<AppEnv>): string | null {
  return Object.values(req.param()).find((value) => UUID.test(value)) ?? null;
}
