import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteTicketsBefore } from './store/tickets.ts';

/** Days for which a ticket is stored: the twelve months that the privacy page names. */
export const TICKET_DAYS = 365;

/** Removes old tickets, every night. */
export function deleteOldTicketsJob({ database, now }: Services): JobHandler<object> {
  return {
    name: 'editorial.forget-old-tickets',
    cron: '50 3 * * *',
    run: () => deleteTicketsBefore(database.main, now().subtract({ hours: 24 * TICKET_DAYS })),
  };
}
