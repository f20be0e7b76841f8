import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import { cutPage } from '#platform/server/database/keyset.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import { PAGE_ROWS } from '../contract/limits.ts';
import type * as contract from '../contract.ts';
import {
  findTicket,
  insertAnswer,
  listTicketRows,
  lockTicket,
  patchTicket,
} from './store/tickets.ts';

/** A page of messages to support. */
export async function listTickets(
  { state, owner, after, before }: RouteInput<typeof contract.listTickets>['query'],
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof contract.listTickets>> {
  const ownerId = owner === 'me' ? actor.id : (owner ?? null);
  const start = { behind: after ?? null, before: before ?? null };
  const filter = { state, ownerId, start };
  const rows = await listTicketRows(services.database.main, filter, PAGE_ROWS + 1);
  return cutPage(rows, PAGE_ROWS, start, ({ reference }) => reference);
}

/** @throws Problem 'not-found' */
export async function showTicket(
  reference: string,
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof contract.showTicket>> {
  const ticket = await findTicket(services.database.main, reference);
  if (ticket === null) throw new Problem('not-found');
  return {
    ...ticket,
    thread: [...ticket.thread],
    others: [...ticket.others],
    isMine: ticket.owner?.id === actor.id,
  };
}

/**
 * Answers a message by mail, in the language of its page. Its first answer makes an owner
 * of the caller, unless it has one.
 *
 * @throws Problem 'not-found'
 */
export async function answerTicket(
  reference: string,
  { text, close }: RouteInput<typeof contract.answerTicket>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, now, services } = context;
  const ticket = await lockTicket(db, reference);
  if (ticket === null) throw new Problem('not-found');
  const answerId = await insertAnswer(db, {
    ticketId: ticket.id,
    authorId: actor.id,
    text,
    at: now,
  });
  const state = close ? 'closed' : 'answered';
  await patchTicket(db, ticket.id, { state, ownerId: ticket.ownerId ?? actor.id });
  const translate = services.translator(ticket.locale);
  const content = answerMail({ reference, subject: ticket.subject, text }, translate);
  await queueMail(db, services.jobs, {
    key: `support-answer:${answerId}`,
    to: ticket.email,
    locale: translate.locale,
    template: 'console.ticket-answer',
    subject: `${ticket.subject} (${reference})`,
    ...renderMail(content, translate),
  });
  await writeAudit(context, {
    actorId: actor.id,
    action: 'ticket.answer',
    subjectKind: 'ticket',
    subjectId: reference,
    personId: ticket.accountId,
    before: { state: ticket.state },
    after: { state },
  });
  return { done: true };
}

function answerMail(
  { reference, subject, text }: { reference: string; subject: string; text: string },
  translate: Translator,
): MailContent {
  return {
    heading: subject,
    preheader: text.slice(0, 100),
    paragraphs: [
      ...text.split(/\n+/),
      translate(msg`If anything is still unresolved, write to us again and include the reference.`),
    ],
    facts: [{ label: translate(msg`Ticket reference`), value: reference }],
    footer: translate(
      msg`You're receiving this email because this address was entered on the support page of ${BRAND.name}.`,
    ),
  };
}

/**
 * Takes a message or leaves it, and sets its state.
 *
 * @throws Problem 'not-found'
 */
export async function changeTicket(
  reference: string,
  { state, isMine }: RouteInput<typeof contract.changeTicket>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor } = context;
  const ticket = await lockTicket(db, reference);
  if (ticket === null) throw new Problem('not-found');
  const before = { state: ticket.state, ownerId: ticket.ownerId };
  const after = {
    state: state ?? ticket.state,
    ownerId: isMine === undefined ? ticket.ownerId : isMine ? actor.id : null,
  };
  await patchTicket(db, ticket.id, after);
  await writeAudit(context, {
    actorId: actor.id,
    action: 'ticket.change',
    subjectKind: 'ticket',
    subjectId: reference,
    personId: ticket.accountId,
    before,
    after,
  });
  return { done: true };
}
