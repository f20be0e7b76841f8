import { randomBytes } from 'node:crypto';
import type { InferOutput } from 'valibot';
import { BRAND } from '#platform/brand/brand.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { ticketSchema } from '../../contract.ts';
import { receiptMail, ticketMail } from '../mails/ticket-mails.ts';
import { insertTicket, type Ticket } from '../store/tickets.ts';
import { makeTicketReference, REFERENCE_RANDOM_BYTES } from '../ticket-reference.ts';

const MAX_DRAWS = 5;

/** Stores a message, emails it to support, and sends the writer its reference. */
export async function openTicket(
  input: InferOutput<typeof ticketSchema>,
  ctx: RequestContext,
): Promise<{ reference: string }> {
  const { services, translate } = ctx;
  const ticket = await insertWithReference(ctx.db, {
    ...input,
    accountId: ctx.actor?.id ?? null,
    locale: translate.locale,
    createdAt: ctx.now,
  });
  const english = services.translator('en');
  await queueMail(ctx.db, services.jobs, {
    key: `support-ticket:${ticket.id}:support`,
    to: BRAND.supportEmail,
    locale: english.locale,
    template: 'editorial.ticket',
    subject: `${ticket.reference}: ${ticket.subject}`,
    ...renderMail(ticketMail(ticket, english), english),
  });
  const receipt = receiptMail(ticket.reference, translate);
  await queueMail(ctx.db, services.jobs, {
    key: `support-ticket:${ticket.id}:receipt`,
    to: ticket.email,
    locale: translate.locale,
    template: 'editorial.ticket-receipt',
    subject: receipt.heading,
    ...renderMail(receipt, translate),
  });
  return { reference: ticket.reference };
}

async function insertWithReference(
  tx: Queryable,
  ticket: Omit<Ticket, 'id' | 'reference'>,
): Promise<Ticket> {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const reference = makeTicketReference(randomBytes(REFERENCE_RANDOM_BYTES));
    const added = await insertTicket(tx, { ...ticket, reference });
    if (added !== null) return added;
  }
  throw new Error('no reference is free');
}
