import { FOUND_KIND_NAMES, FOUND_KINDS, QUEUE_NAMES, QUEUES } from '#domain/console.ts';
import { hasDuty } from '#domain/roles.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { PAGE_ROWS } from '../contract/limits.ts';
import type * as contract from '../contract.ts';
import { findHits } from './store/find.ts';
import { countQueues, countWeeks, listConflicts } from './store/today.ts';

/** The queues of the caller's duties, and the figures of the week. */
export async function showToday({
  services,
  actor,
  now,
}: SignedInContext): Promise<RouteAnswer<typeof contract.showToday>> {
  const { main } = services.database;
  const own = QUEUE_NAMES.filter((queue) => hasDuty(actor.role, QUEUES[queue]));
  const week = await countWeeks(main, now);
  return {
    queues: await countQueues(main, own, now),
    conflicts: hasDuty(actor.role, QUEUES.conflicts)
      ? await listConflicts(main, now, PAGE_ROWS)
      : [],
    week: week.filter(({ figure }) => figure !== 'paid' || hasDuty(actor.role, 'money')),
  };
}

/** Hits of a text, of the kinds that the caller's duties include. */
export async function findAnything(
  text: string,
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof contract.findAnything>> {
  const kinds = FOUND_KIND_NAMES.filter((kind) => hasDuty(actor.role, FOUND_KINDS[kind]));
  return { items: await findHits(services.database.main, text, kinds) };
}
