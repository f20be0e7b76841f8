import { msg } from '@lingui/core/macro';
import { formatDay } from '#platform/i18n/days.ts';
import { dayIn, formatMoment, formatSpan } from '#platform/i18n/moments.ts';
import type { Translator } from '#platform/server/services.ts';
import type { Reservation } from '../../store/reservations.ts';
import type { MailedSession } from './email-places.ts';

/** The reader of a session's time, and the session's place. */
export interface SessionReader {
  readonly translate: Translator;
  /** IANA zone that the reader chose; null without a choice. */
  readonly readerZone: string | null;
  readonly reservation: Pick<Reservation, 'timeZone'>;
  /** In the reader's language; empty if unknown. */
  readonly city: string;
}

/** A session in its local time zone, with the reader's own time if that differs. */
export function sessionTime(
  { translate, readerZone, reservation, city }: SessionReader,
  { startsAt, endsAt }: Pick<MailedSession, 'startsAt' | 'endsAt'>,
): string {
  const { locale } = translate;
  const zone = reservation.timeZone;
  const day = formatDay(dayIn(startsAt, zone), locale, 'weekday');
  const hours = formatSpan(startsAt, endsAt, zone, locale);
  const there = city === '' ? `${day}, ${hours}` : translate(msg`${day}, ${hours} in ${city}`);
  const { own } = formatMoment(startsAt, { locale, zone, readerZone, day: 'none' });
  return own === null ? there : translate(msg`${there} (${own} for you)`);
}
