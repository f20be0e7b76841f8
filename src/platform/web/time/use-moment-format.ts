import { useLingui } from '@lingui/react';
import { type FormattedMoment, formatMoment, type MomentOptions } from '#platform/i18n/moments.ts';
import { useReaderZone } from '../scope/use-reader-zone.ts';

export type MomentTextOptions = Pick<MomentOptions, 'zone' | 'day' | 'naming'>;

/**
 * Reads ISO instants off the clock of a home and off the reader's own. The reader's zone is known
 * once the page is live.
 */
export function useMomentFormat(): (at: string, options: MomentTextOptions) => FormattedMoment {
  const { i18n } = useLingui();
  const readerZone = useReaderZone();
  return (at, options) => formatMoment(at, { ...options, locale: i18n.locale, readerZone });
}
