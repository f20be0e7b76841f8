import { msg } from '@lingui/core/macro';
import type { KindTexts } from './kind-texts.ts';

/** Of homes. */
export const STAY_TEXTS = {
  listing: msg`Stay`,
  request: {
    subject: ({ guestName, title }) => msg`${guestName} would like to stay at ${title}`,
    text: ({ guestName, title }) => msg`${guestName} would like to stay at ${title}.`,
    elsewhere: msg`There are other homes that would love to have you.`,
  },
  released: msg`The dates are available again.`,
  confirmed: {
    subject: ({ title }) => msg`Your stay at ${title} is confirmed`,
    preheader: ({ hostName }) =>
      msg`${hostName} approved your request, and there's nothing to pay.`,
    heading: ({ hostName }) => msg`${hostName} approved your request`,
    text: ({ title, hostName, day }) =>
      msg`Your stay at ${title} is confirmed, and there's nothing to pay. ${hostName} expects you on ${day}.`,
  },
  paid: ({ title, from }) =>
    msg`Your stay at ${title} is paid. You'll find the address and how to get in on your trip page from ${from}.`,
  stillDue: ({ title, due }) => msg`${due} is still due for your stay at ${title}.`,
  startsSoon: {
    notice: ({ title }) => msg`Your stay at ${title} starts soon: here's how to get in`,
    heading: msg`Your stay starts soon`,
  },
  cancelled: {
    notice: ({ title, dates }) => msg`Your stay at ${title}, ${dates}, was cancelled`,
    subject: ({ title }) => msg`Your stay at ${title} was cancelled`,
    heading: msg`Your stay was cancelled`,
    text: ({ title }) => msg`Your stay at ${title} was cancelled.`,
    hostSubject: ({ title, guestName }) => msg`${guestName}'s stay at ${title} was cancelled`,
    hostText: ({ title, guestName }) =>
      msg`${guestName}'s stay at ${title} was cancelled. The dates are available again.`,
  },
  completed: ({ title }) => msg`Your stay at ${title} is over. How was it?`,
} as const satisfies KindTexts;
