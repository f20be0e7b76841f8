import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { openTicket } from './tickets.ts';
import { listHomeEvents } from './use-cases/list-home-events.ts';

/** Every call of the written pages and of support. */
export const editorialRoutesServed: readonly ServedRoute[] = [
  serve(contract.openTicket, ({ body }, context) => openTicket(body, context)),
  serve(contract.listHomeEvents, (_input, context) => listHomeEvents(context)),
];
