import { useLingui } from '@lingui/react/macro';
import {
  type FormattedMoment,
  formatMoment,
  formatReaderMoment,
  type MomentOptions,
  type ReaderDay,
  zoneCity,
} from '#platform/i18n/moments.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { useReaderZone } from '../scope/use-reader-zone.ts';

export type MomentTextOptions = Pick<MomentOptions, 'zone' | 'day'>;

/**
 * Formats ISO instants in the time zone of a place and in the reader's own. The reader's zone is
 * known once the page is hydrated.
 */
export function useMomentFormat(): (at: string, options: MomentTextOptions) => FormattedMoment {
  const { i18n } = useLingui();
  const readerZone = useReaderZone();
  return (at, options) => formatMoment(at, { ...options, locale: i18n.locale, readerZone });
}

export interface ReaderMomentTextOptions {
  /** IANA zone of the place, used while the reader's isn't known. */
  zone: string;
  /** In the reader's language; the zone's own without one. */
  city?: string;
  day?: ReaderDay;
  /**
   * ISO instant that days are relative to, as on the server; without one the present, once
   * hydrated.
   */
  readAt?: string;
  /** False where the time zone is named elsewhere. */
  isNamed?: boolean;
}

/** Formats ISO instants in the reader's time zone: deadlines, and past events. */
export function useReaderMoment(): (at: string, options: ReaderMomentTextOptions) => string {
  const { t, i18n } = useLingui();
  const readerZone = useReaderZone();
  const isLive = useHydrated();
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
