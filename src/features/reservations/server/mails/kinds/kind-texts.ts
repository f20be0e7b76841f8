import type { MessageDescriptor } from '@lingui/core';

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
