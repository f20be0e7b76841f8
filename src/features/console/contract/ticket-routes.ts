import * as v from 'valibot';
import { ANSWER_LENGTH, TICKET_STATES } from '#domain/tickets.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, instantSchema, textSchema } from '#platform/contract/schemas.ts';
import { namedSchema, ticketRowSchema } from './schemas.ts';

const referenceSchema = v.pipe(v.string(), v.regex(/^T-[3-9A-Y]{8}$/));
const referenceParams = v.object({ reference: referenceSchema });

export const listTickets = defineRoute({
  id: 'console.list-tickets',
  method: 'GET',
  path: '/api/admin/tickets',
  summary: 'For staff: messages to support, open ones the oldest first, others the newest first',
  access: 'people',
  query: v.object({
    state: v.optional(v.picklist(TICKET_STATES), 'open'),
    /** Those that the caller takes care of, or that have no owner. */
    owner: v.optional(v.picklist(['me', 'none'])),
    /** Where the page before has ended. */
    after: v.optional(referenceSchema),
    /** Where the page after this one has begun; `after` wins. */
    before: v.optional(referenceSchema),
  }),
  response: v.object({
    items: v.array(ticketRowSchema),
    /** For `before`; null on the first page. */
    previous: v.nullable(v.string()),
    /** For `after`; null on the last page. */
    next: v.nullable(v.string()),
  }),
});

const ticketSchema = v.object({
  ...ticketRowSchema.entries,
  message: v.string(),
  locale: v.string(),
  reservation: v.string(),
  /** The page it was written about. */
  page: v.string(),
  requestId: v.string(),
  /** Null if the writer was signed out. */
  account: v.nullable(namedSchema),
  thread: v.array(v.object({ author: namedSchema, text: v.string(), at: instantSchema })),
  isMine: v.boolean(),
  /** The latest other messages from the same address. */
  others: v.array(
    v.object({
      reference: v.string(),
      subject: v.string(),
      state: v.picklist(TICKET_STATES),
      createdAt: instantSchema,
    }),
  ),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;

export const showTicket = defineRoute({
  id: 'console.show-ticket',
  method: 'GET',
  path: '/api/admin/tickets/:reference',
  summary: 'For staff: a message to support and the answers to it',
  access: 'people',
  params: referenceParams,
  response: ticketSchema,
  errors: ['not-found'],
});

const act = {
  access: 'people',
  proof: 'recent',
  params: referenceParams,
  response: doneSchema,
  errors: ['not-found'],
} as const;

export const answerTicket = defineRoute({
  ...act,
  id: 'console.answer-ticket',
  method: 'POST',
  path: '/api/admin/tickets/:reference/answers',
  summary: 'For staff: answer a message to support by mail, and close it if nothing is left to do',
  body: v.object({ text: textSchema(ANSWER_LENGTH, 1), close: v.optional(v.boolean(), false) }),
  idempotent: true,
});

export const changeTicket = defineRoute({
  ...act,
  id: 'console.change-ticket',
  method: 'PUT',
  path: '/api/admin/tickets/:reference',
  summary: 'For staff: take a message to support or leave it, and set its state',
  body: v.object({
    state: v.optional(v.picklist(TICKET_STATES)),
    /** Whether the caller takes care of it from now on; left out, nothing changes. */
    isMine: v.optional(v.boolean()),
  }),
});

export const ticketRoutes = [listTickets, showTicket, answerTicket, changeTicket] as const;
