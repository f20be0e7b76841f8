export { listHomeEvents } from './contract/home-events.ts';
export {
  openTicket,
  TICKET_LENGTHS,
  ticketSchema,
} from './contract/tickets.ts';

import { listHomeEvents } from './contract/home-events.ts';
import { openTicket } from './contract/tickets.ts';

export const editorialRoutes = [openTicket, listHomeEvents] as const;
