import { useLingui } from '@lingui/react';
import { type MomentOptions, type MomentWords, momentWords } from '#platform/i18n/moments.ts';
import { useReaderZone } from '../scope/use-reader-zone.ts';

export type MomentTextOptions = Pick<MomentOptions, 'zone' | 'day' | 'naming'>;

/**
 * Reads ISO instants off the clock of a home and off the reader's own. The reader's zone is known
 * once the page is live.
 */
export function useMomentWords(): (at: string, options: MomentTextOptions) => MomentWords {
  const { i18n } = useLingui();
  const readerZone = useReaderZone();
  return (at, options) => momentWords(at, { ...options, locale: i18n.locale, readerZone });
}
