import { useLingui } from '@lingui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { type SessionSpan, type SessionWords, sessionWords } from './session-words.ts';

/** Reads sessions off the clock of a place, the reader's, and that of their working hours. */
export function useSessionWords(): (session: SessionSpan, zone: string) => SessionWords {
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const readerZone = useReaderZone();
  const workZone = me?.work?.zone ?? null;
  return (session, zone) => sessionWords(session, { zone, readerZone, workZone }, i18n.locale);
}
