import { useLingui } from '@lingui/react';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { sameClock } from './same-clock.ts';

/** An instant on the listing's clock; the zone is named where the reader's clock shows another. */
export function Moment({
  at,
  zone,
  withYear = false,
}: {
  at: string;
  zone: string;
  withYear?: boolean;
}) {
  const { i18n } = useLingui();
  const readerZone = useReaderZone();
  const elsewhere = readerZone !== null && !sameClock(at, zone, readerZone);
  const text = new Intl.DateTimeFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(elsewhere ? { timeZoneName: 'shortGeneric' } : {}),
  }).format(new Date(at));
  return (
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}
