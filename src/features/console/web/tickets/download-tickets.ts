import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { TicketList } from '../page-data.ts';
import { TICKET_STATE_TEXTS } from './ticket-texts.ts';

/** Saves the messages that are shown. */
export function downloadTickets({ items }: TicketList, i18n: I18n): void {
  const columns = [
    msg`Ticket reference`,
    msg({ message: 'State', context: 'of a message to support' }),
    msg`Written`,
    msg`Reply to`,
    msg`Subject`,
    msg({ message: 'Owner', context: 'of a message to support' }),
    msg`Answers`,
  ];
  const rows = items.map(({ reference, state, createdAt, email, subject, owner, answers }) => [
    reference,
    i18n._(TICKET_STATE_TEXTS[state]),
    createdAt,
    email,
    subject,
    owner?.name ?? '',
    String(answers),
  ]);
  saveTable('tickets', [columns.map((column) => i18n._(column)), ...rows]);
}
