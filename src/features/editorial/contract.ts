import * as v from 'valibot';
import { emailSchema } from '#features/accounts/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { lineSchema, textSchema } from '#platform/contract/schemas.ts';
import { TICKET_LENGTHS } from './contract/limits.ts';

/** Events that recur in homes; a community event with a date of its own is an experience. */
export const listHomeEvents = defineRoute({
  id: 'editorial.list-home-events',
  method: 'GET',
  path: '/api/home-events',
  summary: 'List regular events at listed homes, most frequent first',
  access: 'public',
  response: v.object({
    items: v.array(
      v.object({
        /** As in searches. */
        id: v.string(),
        label: v.string(),
        description: v.string(),
        /** Homes that have it. */
        homes: v.number(),
      }),
    ),
  }),
});

/** A message to the product's support. */
export const ticketSchema = v.object({
  name: v.optional(lineSchema(TICKET_LENGTHS.name), ''),
  /** Address for the answer. */
  email: emailSchema,
  subject: lineSchema(TICKET_LENGTHS.subject, 1),
  message: textSchema(TICKET_LENGTHS.message, 1),
  /** Reference of the reservation it is about. */
  reservation: v.optional(lineSchema(TICKET_LENGTHS.reservation), ''),
  /** Address of the page on which it happened. */
  page: v.optional(lineSchema(TICKET_LENGTHS.page), ''),
  /** Shown by an error page; leads to the entry in the log. */
  requestId: v.optional(lineSchema(TICKET_LENGTHS.requestId), ''),
});

export const openTicket = defineRoute({
  id: 'editorial.open-ticket',
  method: 'POST',
  path: '/api/support-tickets',
  summary: 'Write to support; the ticket is stored and emailed, and both sides get its reference',
  access: 'public',
  body: ticketSchema,
  response: v.object({ reference: v.string() }),
  status: 201,
  idempotent: true,
  limit: 'ticket',
});

export const editorialRoutes = [openTicket, listHomeEvents] as const;
