import type { MessageDescriptor } from '@lingui/core';

/** A sentence with what it is filled with. */
type Sentence<Facts> = (facts: Facts) => MessageDescriptor;

/**
 * What notices and mails say differently of each kind of listing. What can be said alike of all of
 * them stands in the mail itself.
 */
export interface KindTexts {
  /** What the listing is, beside its title. */
  readonly listing: MessageDescriptor;
  /** Of kinds whose host is asked; null where a payment is all that is needed. */
  readonly request: RequestTexts | null;
  /** What became of what was held. */
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
  /** The notice after the end. */
  readonly completed: Sentence<{ title: string }>;
}

interface RequestTexts {
  /** What the guest asks the host for, as a subject and as a sentence. */
  readonly subject: Sentence<{ title: string; guestName: string }>;
  readonly text: Sentence<{ title: string; guestName: string }>;
  /** To a guest who was declined. */
  readonly elsewhere: MessageDescriptor;
}
