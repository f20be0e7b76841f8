import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TicketState } from '#domain/tickets.ts';

/** States of a message to support. */
export const TICKET_STATE_TEXTS: Readonly<Record<TicketState, MessageDescriptor>> = {
  open: msg({ message: 'Open', context: 'state of a message to support' }),
  answered: msg({ message: 'Answered', context: 'state of a message to support' }),
  closed: msg({ message: 'Closed', context: 'state of a message to support' }),
};
