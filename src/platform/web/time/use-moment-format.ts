import { useLingui } from '@lingui/react/macro';
import {
  type FormattedMoment,
  formatMoment,
  formatReaderMoment,
  type MomentOptions,
  type ReaderDay,
  zoneCity,
} from '#platform/i18n/moments.ts';
import { useLive } from '../hydration/use-live.ts';
import { useReaderZone } from '../scope/use-reader-zone.ts';

export type MomentTextOptions = Pick<MomentOptions, 'zone' | 'day'>;

/**
 * Reads ISO instants off the clock of a place and off the reader's own. The reader's zone is known
 * once the page is live.
 */
export function useMomentFormat(): (at: string, options: MomentTextOptions) => FormattedMoment {
  const { i18n } = useLingui();
  const readerZone = useReaderZone();
  return (at, options) => formatMoment(at, { ...options, locale: i18n.locale, readerZone });
}

export interface ReaderMomentTextOptions {
  /** IANA zone of the place, whose clock is told while the reader's isn't known. */
  zone: string;
  /** In the reader's language; the zone's own without one. */
  city?: string;
  day?: ReaderDay;
  /** ISO instant that days are counted from, as on the server; without one the present, once live. */
  readAt?: string;
  /** False where the clock is named elsewhere. */
  isNamed?: boolean;
}

/** Reads ISO instants off the reader's clock: deadlines, and what has happened. */
export function useReaderMoment(): (at: string, options: ReaderMomentTextOptions) => string {
  const { t, i18n } = useLingui();
  const readerZone = useReaderZone();
  const isLive = useLive();
  return (at, { zone, city = '', day = 'near', readAt, isNamed = true }) => {
    const present = isLive ? Temporal.Now.instant() : null;
    const now = readAt === undefined ? present : Temporal.Instant.from(readAt);
    const moment = formatReaderMoment(at, { locale: i18n.locale, zone, readerZone, day, now });
    const time = moment.text;
    if (!moment.isThere || !isNamed) return time;
    const place = city === '' ? zoneCity(zone) : city;
    return t`${time} in ${place}`;
  };
}
