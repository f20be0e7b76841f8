import { EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { listHomeEvents as contract } from '../../contract.ts';
import { countHomeEvents } from '../store/home-events.ts';

/** Regular events of the listed homes, the most frequent first. */
export async function listHomeEvents({
  db,
  translate,
}: RequestContext): Promise<RouteAnswer<typeof contract>> {
  const counts = await countHomeEvents(db);
  const items = EVENT_TYPES.map(({ id, label, description }) => ({
    id,
    label: translate(label),
    description: translate(description),
    homes: counts.get(id) ?? 0,
  }));
  return {
    items: items.filter(({ homes }) => homes > 0).sort((a, b) => b.homes - a.homes),
  };
}
