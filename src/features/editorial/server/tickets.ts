import { randomBytes } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { InferOutput } from 'valibot';
import { CODE_ALPHABET } from '#domain/check-in-code.ts';
import { BRAND } from '#platform/brand/brand.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ticketSchema } from '../contract.ts';
import { insertTicket, type NewTicket, type Ticket } from './store/tickets.ts';

const LENGTH = 8;
/** Bytes of randomness for one reference. */
export const REFERENCE_RANDOM_BYTES = LENGTH * 2;

/**
 * A reference that can be read out on the telephone, such as `T-7KX39PMA`.
 *
 * @param randomBytes `REFERENCE_RANDOM_BYTES` of them
 */
export function makeTicketReference(randomBytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < REFERENCE_RANDOM_BYTES; at += 2) {
    const draw = (randomBytes[at] ?? 0) * 256 + (randomBytes[at + 1] ?? 0);
    letters += CODE_ALPHABET.charAt(draw % CODE_ALPHABET.length);
  }
  return `T-${letters}`;
}

/** To the support team: the whole ticket, and the address for the answer. */
export function ticketMail(ticket: Ticket, translate: Translator): MailContent {
  const facts = [
    [translate(msg`Ticket reference`), ticket.reference],
    [translate(msg`Name`), ticket.name],
    [translate(msg`Reply to`), ticket.email],
    [translate(msg`Language`), ticket.locale],
    [translate(msg`Reservation`), ticket.reservation],
    [translate(msg`Page`), ticket.page],
    [translate(msg`Request ID`), ticket.requestId],
    [translate(msg`Account`), ticket.accountId ?? ''],
  ] as const;
  return {
    heading: ticket.subject,
    preheader: ticket.message.slice(0, 100),
    paragraphs: ticket.message.split(/\n+/),
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    footer: translate(msg`Someone sent this from the support page.`),
  };
}

/**
 * To the writer. It repeats none of their text: otherwise strangers could send messages to any
 * address.
 */
export function receiptMail(reference: string, translate: Translator): MailContent {
  return {
    heading: translate(msg`We got your message: ${reference}`),
    preheader: translate(msg`Someone will read it and reply to this address.`),
    paragraphs: [
      translate(
        msg`Thank you for writing. Someone will read it and reply to this address. If you write again about the same thing, please include the reference.`,
      ),
      translate(
        msg`Didn't write to us? Someone probably mistyped their address, and you can ignore this email.`,
      ),
    ],
    facts: [{ label: translate(msg`Ticket reference`), value: reference }],
    footer: translate(
      msg`You're receiving this email because this address was entered on the support page of ${BRAND.name}.`,
    ),
  };
}

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
  ticket: Omit<NewTicket, 'reference'>,
): Promise<Ticket> {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const reference = makeTicketReference(randomBytes(REFERENCE_RANDOM_BYTES));
    const added = await insertTicket(tx, { ...ticket, reference });
    if (added !== null) return added;
  }
  throw new Error('no reference is free');
}
