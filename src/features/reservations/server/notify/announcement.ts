import type { MessageDescriptor } from '@lingui/core';
import type { ReservationStatus } from '#domain/reservation-lifecycle.ts';
import type { KindTexts } from './emails/kind-texts.ts';
import type { MailTemplate } from './emails/template.ts';

/** Values inserted into a notification, such as the listing's title and the reservation's dates. */
export interface NoticeFacts {
  readonly title: string;
  readonly dates: string;
  /** Pictures that wait with messages. */
  readonly pictures: number;
  /** Texts that differ by kind of listing. */
  readonly texts: KindTexts;
}

export interface Announcement {
  /** The notification inside the product; it names no person, so it contains no identity. */
  readonly notice: (facts: NoticeFacts) => MessageDescriptor;
  /** Missing for kinds that need no email. */
  readonly mail?: MailTemplate;
  /**
   * Whether the email may be gathered with others between the same two people: for events that one
   * of them can cause as often as they like, at no cost.
   */
  readonly isGathered?: (reservation: AnnouncedReservation) => boolean;
  /**
   * Whether the email is still true when it is sent, which may be hours after the event. Missing
   * for events that can't be undone.
   */
  readonly isSo?: (reservation: MailedState) => boolean;
}

/** The fields of a reservation that decide whether an email about it is still true. */
export interface MailedState {
  readonly status: ReservationStatus;
  /** Cents to be paid. */
  readonly due: number;
  /** Whether the host has yet to answer new dates. */
  readonly changeWaiting: boolean;
}

/** The fields of a reservation that decide whether an email about it may wait. */
export interface AnnouncedReservation {
  /** Cents; 0 while nothing was ever paid. */
  readonly paid: number;
}
