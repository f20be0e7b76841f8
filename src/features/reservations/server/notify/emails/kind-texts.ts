import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingKind } from '#domain/vocabulary.ts';

/** A sentence with its values. */
type Sentence<Facts> = (facts: Facts) => MessageDescriptor;

/**
 * Texts of notifications and emails that differ by kind of listing. Texts common to all kinds are
 * in the emails themselves.
 */
export interface KindTexts {
  /** Label of the listing's title. */
  readonly listing: MessageDescriptor;
  /** Null for kinds that need no approval by the host, only a payment. */
  readonly request: RequestTexts | null;
  /** Outcome for the released nights or seats. */
  readonly released: MessageDescriptor;
  readonly confirmed: {
    readonly subject: Sentence<{ title: string }>;
    readonly preheader: Sentence<{ hostName: string; day: string }>;
    readonly heading: Sentence<{ hostName: string }>;
    readonly text: Sentence<{ title: string; hostName: string; day: string }>;
  };
  readonly paid: Sentence<{ title: string; from: string }>;
  readonly stillDue: Sentence<{ title: string; due: string }>;
  readonly startsSoon: {
    readonly subject: Sentence<{ title: string }>;
    readonly notice: Sentence<{ title: string }>;
    readonly heading: MessageDescriptor;
  };
  readonly cancelled: {
    readonly notice: Sentence<{ title: string; dates: string }>;
    readonly subject: Sentence<{ title: string }>;
    readonly heading: MessageDescriptor;
    readonly text: Sentence<{ title: string }>;
    readonly hostSubject: Sentence<{ title: string; guestName: string }>;
    readonly hostText: Sentence<{ title: string; guestName: string }>;
  };
  /** The notification after the end. */
  readonly completed: Sentence<{ title: string }>;
}

interface RequestTexts {
  /** The guest's request to the host, as a subject and as a sentence. */
  readonly subject: Sentence<{ title: string; guestName: string }>;
  readonly text: Sentence<{ title: string; guestName: string }>;
  /** For a guest whose request was declined. */
  readonly elsewhere: MessageDescriptor;
}

const STAY_TEXTS = {
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
    subject: ({ title }) => msg`Starting soon: your stay at ${title}. Here's how to get in`,
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

/** Itinerants: guests stay there as in a home, and join others. */
const ITINERANT_TEXTS = {
  ...STAY_TEXTS,
  listing: msg`Itinerant`,
  request: {
    subject: ({ guestName, title }) => msg`${guestName} would like to join ${title}`,
    text: ({ guestName, title }) => msg`${guestName} would like to join ${title}.`,
    elsewhere: msg`There are other itinerants that would love to have you.`,
  },
} as const satisfies KindTexts;

/** Experiences, which are booked and paid at once. */
const EXPERIENCE_TEXTS = {
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
    subject: ({ title }) => msg`Starting soon: ${title}. Here's how to find it`,
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

/** Texts of notifications and emails by kind. */
export const TEXTS_OF_KIND: Readonly<Record<ListingKind, KindTexts>> = {
  stay: STAY_TEXTS,
  itinerant: ITINERANT_TEXTS,
  experience: EXPERIENCE_TEXTS,
};
