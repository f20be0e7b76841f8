import { useLingui } from '@lingui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { type SessionLabels, type SessionSpan, sessionLabels } from './session-labels.ts';

/** Formats sessions in the time zone of a place, the user's, and that of their working hours. */
export function useSessionLabels(): (session: SessionSpan, zone: string) => SessionLabels {
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const readerZone = useReaderZone();
  const workZone = me?.work?.zone ?? null;
  return (session, zone) => sessionLabels(session, { zone, readerZone, workZone }, i18n.locale);
}
