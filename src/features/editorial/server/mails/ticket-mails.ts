import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import type { Ticket } from '../store/tickets.ts';

/** To the people of support: all of the ticket, and where the answer goes. */
export function ticketMail(ticket: Ticket, translate: Translator): MailContent {
  const facts = [
    [translate(msg`Reference of the ticket`), ticket.reference],
    [translate(msg`Name`), ticket.name],
    [translate(msg`Answer to`), ticket.email],
    [translate(msg`Language`), ticket.locale],
    [translate(msg`Reservation`), ticket.reservation],
    [translate(msg`Page`), ticket.page],
    [translate(msg`Request id`), ticket.requestId],
    [translate(msg`Account`), ticket.accountId ?? ''],
  ] as const;
  return {
    heading: ticket.subject,
    preheader: ticket.message.slice(0, 100),
    paragraphs: ticket.message.split(/\n+/),
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    footer: translate(msg`Somebody wrote this on the support page.`),
  };
}

/**
 * To the writer. It repeats nothing they typed: whoever enters a stranger's address could else
 * send them words of their own.
 */
export function receiptMail(reference: string, translate: Translator): MailContent {
  return {
    heading: translate(msg`We got your message: ${reference}`),
    preheader: translate(msg`Somebody will read it and answer to this address.`),
    paragraphs: [
      translate(
        msg`Thank you for writing. Somebody will read it and answer to this address. If you write again about the same matter, please name the reference.`,
      ),
      translate(
        msg`You didn't write to us? Then somebody mistyped their address, and you can ignore this mail.`,
      ),
    ],
    facts: [{ label: translate(msg`Reference of the ticket`), value: reference }],
    footer: translate(
      msg`You get this mail because this address was entered on the support page of ${BRAND.name}.`,
    ),
  };
}
