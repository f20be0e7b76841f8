import { msg } from '@lingui/core/macro';
import { lastDay } from '#domain/booked-days.ts';
import type { DateText } from '#domain/dates.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { NightZones } from '#domain/reservation-moments.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { clockTime } from '#platform/i18n/clock-time.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { formatMoment } from '#platform/i18n/moments.ts';
import {
  type MailTimeContext,
  mailedDeadline,
  mailedMoment,
} from '#platform/server/mail/mailed-times.ts';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import type { GuestArrival } from '../../show/reservation-row.ts';
import type { Reservation } from '../../store/reservations.ts';
import type { MailedPlace, MailPlaces } from './email-places.ts';
import type { KindTexts } from './kind-texts.ts';
import { sessionTime } from './session-time.ts';

/** The facts about a guest's arrival and departure. */
export type ArrivalFacts = GuestArrival & {
  /** HH:MM on the clocks of `zones`. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  /** Time zones of the guest's arrival and departure. */
  readonly zones: NightZones;
};

/** Facts that an email may use. Texts and figures are formatted in the reader's language. */
export interface MailFacts extends MailedPlace {
  readonly translate: Translator;
  /** IANA zone that the reader chose; null without a choice, since an email knows no device. */
  readonly readerZone: string | null;
  /** As it is after the event. */
  readonly reservation: Reservation;
  /** Texts that differ by kind of listing. */
  readonly texts: KindTexts;
  readonly guestName: string;
  readonly hostName: string;
  /** Figures of the event: cents and dates. */
  readonly details: Readonly<Record<string, string | number>>;
  /** Cents that the guest has to pay by now. */
  readonly due: Cents;
  /** The host's payout; null for a guest, and for listings not booked by the night. */
  readonly payout: Cents | null;
  /** The reason or message that a party wrote. */
  readonly reason: string | null;
  /** Place and time of this reservation. */
  readonly places: MailPlaces;
  /** Address of the reservation's page. */
  readonly url: string;
  /** Only set once the guest may know it. */
  readonly arrival: ArrivalFacts | null;
  /** For sessions, only set once the guest may know it. */
  readonly gettingIn: Pick<GuestArrival, 'address' | 'entryInstructions'> | null;
}

/** An email before its layout. */
export type MailText = MailContent & { readonly subject: string };

export type MailTemplate = (facts: MailFacts) => MailText;

/** A figure of the event in cents; 0 when it has none of that name. */
export function getDetailCents({ details }: MailFacts, name: string): number {
  const value = details[name];
  return typeof value === 'number' ? value : 0;
}

/** A date of the event. */
export function getDetailDate({ details }: MailFacts, name: string): string {
  return String(details[name] ?? '');
}

/** An amount with its cents, as the reader writes it. */
export function money({ translate }: MailFacts, amount: number): string {
  return formatMoney(amount, translate.locale, { cents: 'always' });
}

/** Dates from arrival to leaving, as the reader writes them. */
export function dateRange({ translate }: MailFacts, start: DateText, end: DateText): string {
  return formatDayRange(start, end, translate.locale, 'weekday');
}

/** The dates of the reservation: from arrival to leaving, or when its only session is. */
export function reservationDates(facts: MailFacts): string {
  const { translate, reservation, sessions } = facts;
  const [first, ...others] = sessions;
  if (first !== undefined && others.length === 0) return sessionTime(facts, first);
  const { kind, startDate, endDate } = reservation;
  return datesOfKind(kind, { startDate, endDate }, translate.locale);
}

/** A moment of the event; null when it has none of that name. */
export function getDetailInstant({ details }: MailFacts, name: string): Temporal.Instant | null {
  const value = details[name];
  return typeof value === 'string' ? Temporal.Instant.from(value) : null;
}

/** The days of a reservation of a kind, as people write them (see `lastDay`). */
export function datesOfKind(
  kind: ListingKind,
  { startDate, endDate }: { readonly startDate: DateText; readonly endDate: DateText },
  locale: string,
): string {
  return formatDayRange(startDate, lastDay(kind, endDate), locale, 'weekday');
}

/** An instant at the place, in its time zone, with the reader's own time if that differs. */
export function placeMoment(facts: MailFacts, at: Temporal.Instant): string {
  return mailedMoment(at, toMailClock(facts));
}

/** The reservation's time zone; for an itinerant, with the city where its guest boards. */
function toMailClock({
  translate,
  readerZone,
  places,
  reservation,
  city,
}: MailFacts): MailTimeContext {
  return {
    translate,
    readerZone,
    zone: reservation.timeZone,
    city: places.boardingOf(reservation)?.arrival.city ?? city,
  };
}

/**
 * A deadline in the reader's time zone, otherwise in that of the place with its city. Includes the
 * date, since an email may be read on any day.
 */
export function deadline(facts: MailFacts, at: Temporal.Instant): string {
  return mailedDeadline(at, toMailClock(facts));
}

/** A local time (HH:MM) at a place on a day, with the reader's own time if that differs. */
export function placeTime(facts: MailFacts, day: DateText, time: string, zone: string): string {
  const { translate, readerZone } = facts;
  const { locale } = translate;
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time });
  const { own } = formatMoment(at.toInstant(), { locale, zone, readerZone, day: 'none' });
  return besideOwn(facts, clockTime(time, locale), own);
}

function besideOwn({ translate }: MailFacts, home: string, own: string | null): string {
  return own === null ? home : translate(msg`${home} (${own} your time)`);
}
