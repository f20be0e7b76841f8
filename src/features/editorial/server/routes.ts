import { EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { type RequestContext, type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { countHomeEvents } from './store/home-events.ts';
import { openTicket } from './tickets.ts';

/** Every call of the written pages and of support. */
export const editorialRoutesServed: readonly ServedRoute[] = [
  serve(contract.openTicket, ({ body }, context) => openTicket(body, context)),
  serve(contract.listHomeEvents, (_input, context) => listHomeEvents(context)),
];

/** Regular events of the listed homes, the most frequent first. */
async function listHomeEvents({
  db,
  translate,
}: RequestContext): Promise<RouteAnswer<typeof contract.listHomeEvents>> {
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
