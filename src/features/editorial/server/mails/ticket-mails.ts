import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import type { Ticket } from '../store/tickets.ts';

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
