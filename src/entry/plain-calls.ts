import { UNSUBSCRIBE } from '#features/alerts/contract.ts';
import { PAYOUT_WEBHOOK } from '#features/earnings/contract.ts';
import { PLACE_IMAGES } from '#features/experiences/contract.ts';
import { MESSAGE_EVENTS } from '#features/messaging/contract.ts';
import { CALENDAR_FEED, CALENDAR_FILE, HOME_CALENDAR } from '#features/reservations/contract.ts';
import { SPEED_TEST } from '#features/wifi/contract.ts';
import type { PlainCall } from '#platform/contract/plain-call.ts';

/** Calls under `/api` besides the contracts. */
export const PLAIN_CALLS: readonly PlainCall[] = [
  {
    id: 'alerts.unsubscribe',
    method: 'POST',
    path: UNSUBSCRIBE,
    summary: 'Stop the emails of a saved search, as mail programs ask for it (RFC 8058)',
    access: 'public',
    body: 'application/x-www-form-urlencoded',
    answer: { status: 200, description: 'No further email comes.', type: 'application/json' },
  },
  {
    id: 'messages.hear-events',
    method: 'GET',
    path: MESSAGE_EVENTS,
    summary: 'Stream live updates as server-sent events; message texts are not included',
    access: 'signed-in',
    query: { since: 'Instant from which events are told again' },
    headers: { 'Last-Event-ID': 'The last event that arrived; what came since is told first' },
    answer: { status: 200, description: 'A stream that stays open.', type: 'text/event-stream' },
  },
  {
    id: 'experiences.show-place-image',
    method: 'GET',
    path: PLACE_IMAGES,
    summary: 'Retrieve a drawing or photo of a place',
    access: 'public',
    query: {
      photo_reference: 'As the details of the place name it',
      place_id: 'The place it shows',
    },
    answer: { status: 200, description: 'The picture, as SVG, JPEG, PNG, WebP or GIF.' },
  },
  {
    id: 'reservations.show-calendar-file',
    method: 'GET',
    path: CALENDAR_FILE,
    summary: 'Retrieve a reservation as a calendar file',
    access: 'signed-in',
    answer: { status: 200, description: 'The file, times in UTC.', type: 'text/calendar' },
  },
  {
    id: 'reservations.show-calendar',
    method: 'GET',
    path: CALENDAR_FEED,
    summary: 'Subscribe to everything a person books, by the address they were given',
    access: 'public',
    headers: { 'If-None-Match': 'The tag of what is known already; unchanged, it is a 304' },
    answer: {
      status: 200,
      description: 'A calendar; an event keeps its UID through every change.',
      type: 'text/calendar',
    },
  },
  {
    id: 'reservations.read-home-calendar',
    method: 'GET',
    path: HOME_CALENDAR,
    summary: 'Subscribe to the nights on which a home is taken, by the address its host was given',
    access: 'public',
    headers: { 'If-None-Match': 'The tag of what is known already; unchanged, it is a 304' },
    answer: {
      status: 200,
      description: 'A calendar of whole days, without names and prices.',
      type: 'text/calendar',
    },
  },
  {
    id: 'wifi.test-speed',
    method: 'GET',
    path: SPEED_TEST,
    summary: 'Download bytes to measure my connection by, as the guest of a stay that is running',
    access: 'signed-in',
    query: { bytes: 'How many, 1 to 8,000,000' },
    answer: { status: 200, description: 'The bytes.', type: 'application/octet-stream' },
  },
  {
    id: 'payments.receive-webhook',
    method: 'POST',
    path: '/api/payments/webhook',
    summary: 'Receive a signed checkout result from the payment provider',
    access: 'public',
    headers: {
      'Stripe-Signature': 'Over every byte of the body; stands in for session and origin',
    },
    body: 'application/json',
    answer: {
      status: 200,
      description: 'Received, even if it changed nothing.',
      type: 'application/json',
    },
  },
  {
    id: 'earnings.receive-webhook',
    method: 'POST',
    path: PAYOUT_WEBHOOK,
    summary: 'Receive a signed change of a payout account or a payout from the payment provider',
    access: 'public',
    headers: {
      'Stripe-Signature': 'Over every byte of the body; stands in for session and origin',
    },
    body: 'application/json',
    answer: {
      status: 200,
      description: 'Received, even if it changed nothing.',
      type: 'application/json',
    },
  },
  {
    id: 'accounts.return-from-provider',
    method: 'GET',
    path: '/api/auth/callback/:provider',
    summary: 'Return from Google or GitHub with the code and state they add',
    access: 'public',
    query: { code: "The provider's code", state: 'What the sign-in began with' },
    answer: {
      status: 302,
      description: 'To the page the sign-in started on, or to /sign-in-failed.',
    },
  },
];
