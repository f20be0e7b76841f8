import { msg } from '@lingui/core/macro';
import { formatMoment, formatReaderMoment, zoneCity } from '#platform/i18n/moments.ts';
import type { Translator } from '../services.ts';

/** The time zones of a mail's times. */
export interface MailTimeContext {
  readonly translate: Translator;
  /** IANA zone that the reader chose; null without a choice, since a mail has no device. */
  readonly readerZone: string | null;
  /** IANA zone of the place. */
  readonly zone: string;
  /** In the reader's language; the zone's own where it is empty. */
  readonly city: string;
}

/** A local time of a place, with its city. */
function inCity(
  translate: Translator,
  time: string,
  { city, zone }: Pick<MailTimeContext, 'city' | 'zone'>,
): string {
  const place = city === '' ? zoneCity(zone) : city;
  return translate(msg`${time} in ${place}`);
}

/** An instant at the place in its time zone, with the reader's own time where that differs. */
export function mailedMoment(at: Temporal.Instant, clock: MailTimeContext): string {
  const { translate, readerZone, zone } = clock;
  const of = { locale: translate.locale, zone, readerZone, day: 'full' } as const;
  const { there, own } = formatMoment(at, of);
  const placed = inCity(translate, there, clock);
  return own === null ? placed : translate(msg`${placed} (${own} your time)`);
}

/**
 * A deadline in the reader's time zone, otherwise in that of the place with its city. With its
 * date: a mail may be read on any day.
 */
export function mailedDeadline(at: Temporal.Instant, clock: MailTimeContext): string {
  const { translate, readerZone, zone } = clock;
  const of = { locale: translate.locale, zone, readerZone, day: 'full', now: null } as const;
  const { text, isThere } = formatReaderMoment(at, of);
  return isThere ? inCity(translate, text, clock) : text;
}
