import { msg } from '@lingui/core/macro';
import type { KindTexts } from './kind-texts.ts';

/** Of experiences, which are booked and paid at once. */
export const EXPERIENCE_TEXTS = {
  listing: msg`Experience`,
  request: null,
  released: msg`The seats are available again.`,
  confirmed: {
    subject: ({ title }) => msg`You're booked: ${title}`,
    preheader: ({ hostName, day }) => msg`${hostName} expects you on ${day}.`,
    heading: () => msg`You're booked`,
    text: ({ title, hostName, day }) =>
      msg`Your booking for ${title} is confirmed. ${hostName} expects you on ${day}.`,
  },
  paid: ({ title }) =>
    msg`Your booking for ${title} is paid. You'll find the address and how to get in on your trip page.`,
  stillDue: ({ title, due }) => msg`${due} is still due for your booking of ${title}.`,
  startsSoon: {
    notice: ({ title }) => msg`${title} starts soon: here's how to get in`,
    heading: msg`It starts soon`,
  },
  cancelled: {
    notice: ({ title, dates }) => msg`Your booking for ${title}, ${dates}, was cancelled`,
    subject: ({ title }) => msg`Your booking for ${title} was cancelled`,
    heading: msg`Your booking was cancelled`,
    text: ({ title }) => msg`Your booking for ${title} was cancelled.`,
    hostSubject: ({ title, guestName }) => msg`${guestName}'s booking for ${title} was cancelled`,
    hostText: ({ title, guestName }) =>
      msg`${guestName}'s booking for ${title} was cancelled. The seats are available again.`,
  },
  completed: ({ title }) => msg`${title} is over. How was it?`,
} as const satisfies KindTexts;
