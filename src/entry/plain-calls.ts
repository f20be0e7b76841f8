import { MESSAGE_EVENTS } from '#features/messaging/contract.ts';
import type { PlainCall } from '#platform/contract/plain-call.ts';

/** What is called under `/api` besides the contracts. */
export const PLAIN_CALLS: readonly PlainCall[] = [
  {
    id: 'messages.hear-events',
    method: 'GET',
    path: MESSAGE_EVENTS,
    summary: 'Where to look for news, as server-sent events; no text of a message is among them',
    access: 'signed-in',
    query: { since: 'Instant from which events are told again' },
    headers: { 'Last-Event-ID': 'The last event that arrived; what came since is told first' },
    answer: { status: 200, description: 'A stream that stays open.', type: 'text/event-stream' },
  },
  {
    id: 'payments.receive-webhook',
    method: 'POST',
    path: '/api/payments/webhook',
    summary: 'For the payment provider: what became of a checkout, signed by it',
    access: 'public',
    headers: {
      'Stripe-Signature': 'Over every byte of the body; stands in for session and origin',
    },
    body: 'application/json',
    answer: {
      status: 200,
      description: 'Received, also what changes nothing.',
      type: 'application/json',
    },
  },
  {
    id: 'accounts.return-from-provider',
    method: 'GET',
    path: '/api/auth/callback/:provider',
    summary: 'The way back from Google or GitHub, with the code and state that they add',
    access: 'public',
    query: { code: "The provider's code", state: 'What the sign-in began with' },
    answer: {
      status: 302,
      description: 'To the page the sign-in began on, or to /sign-in-failed.',
    },
  },
];
