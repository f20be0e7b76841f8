import { Trans, useLingui } from '@lingui/react/macro';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { sameClock } from './same-clock.ts';

/** Says whose clock the page's times are on, when it isn't the reader's. */
export function ZoneNote({ zone, at }: { zone: string; at: string }) {
  const { i18n } = useLingui();
  const readerZone = useReaderZone();
  if (readerZone === null || sameClock(at, zone, readerZone)) return null;
  const name = zoneName(i18n.locale, zone, at);
  return (
    <p className="text-sm text-soft">
      <Trans>Times are in the home's time zone: {name}.</Trans>
    </p>
  );
}

function zoneName(locale: string, timeZone: string, at: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
