import { msg } from '@lingui/core/macro';
import { formatReaderMoment, zoneCity } from '#platform/i18n/moments.ts';
import type { Translator } from '../services.ts';

/** Whose clock times of a mail are on. */
export interface MailClock {
  readonly translate: Translator;
  /** IANA zone that the reader chose; null where they chose none, since a mail knows no device. */
  readonly readerZone: string | null;
  /** IANA zone of the place. */
  readonly zone: string;
  /** In the reader's language; the zone's own where it is empty. */
  readonly city: string;
}

/** A time that is on the clock of a place, with its city. */
export function inCity(
  translate: Translator,
  time: string,
  { city, zone }: Pick<MailClock, 'city' | 'zone'>,
): string {
  const place = city === '' ? zoneCity(zone) : city;
  return translate(msg`${time} in ${place}`);
}

/**
 * A deadline on the reader's clock, else on that of the place with its city. With its date: nobody
 * knows on which day a mail is read.
 */
export function mailedDeadline(at: Temporal.Instant, clock: MailClock): string {
  const { translate, readerZone, zone } = clock;
  const of = { locale: translate.locale, zone, readerZone, day: 'full', now: null } as const;
  const { text, isThere } = formatReaderMoment(at, of);
  return isThere ? inCity(translate, text, clock) : text;
}
