export { listHomeEvents } from './contract/home-events.ts';
export { openTicket, ticketSchema } from './contract/tickets.ts';

import { listHomeEvents } from './contract/home-events.ts';
import { openTicket } from './contract/tickets.ts';

export const editorialRoutes = [openTicket, listHomeEvents] as const;
