import { formatMoney } from '#domain/money.ts';
import type { Arrival } from '#features/stays/index.server.ts';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import type { Reservation } from '../store/reservations.ts';

/** How a guest arrives and leaves. */
export type ArrivalFacts = Arrival & {
  /** HH:MM in the zone of the stay. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
};

/** What a mail may tell of. Texts and figures go in the language of its reader. */
export interface MailFacts {
  readonly translate: Translator;
  /** As it is after the event. */
  readonly reservation: Reservation;
  readonly guestName: string;
  readonly hostName: string;
  /** Figures of the event: cents and dates. */
  readonly details: Readonly<Record<string, string | number>>;
  /** What a person wrote about it. */
  readonly reason: string | null;
  /** Where the reader finds the reservation. */
  readonly url: string;
  /** Only for a guest who may know it by now. */
  readonly arrival: ArrivalFacts | null;
}

/** A mail before it is laid out. */
export type MailText = MailContent & { readonly subject: string };

export type MailTemplate = (facts: MailFacts) => MailText;

/** A figure of the event in cents; 0 when it has none of that name. */
export function centsOf({ details }: MailFacts, name: string): number {
  const value = details[name];
  return typeof value === 'number' ? value : 0;
}

/** A date of the event. */
export function dateOf({ details }: MailFacts, name: string): string {
  return String(details[name] ?? '');
}

/** An amount with its cents, as the reader writes it. */
export function money({ translate }: MailFacts, amount: number): string {
  return formatMoney(amount, translate.locale, { cents: 'always' });
}
