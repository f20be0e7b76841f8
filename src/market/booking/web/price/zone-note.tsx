import { Trans } from '@lingui/react/macro';
import { hasSameOffset } from '#platform/i18n/moments.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/**
 * States the time zone of the times above that don't name it: the reader's, once it is known and
 * differs from that of the place. One line in either case, so that the layout doesn't shift.
 */
export function ZoneNote({
  zone,
  city,
  at,
}: {
  /** IANA time zone of the place. */
  zone: string;
  /** City of the place, in the reader's language. */
  city: string;
  /** ISO instants of these times. */
  at: readonly string[];
}) {
  const readerZone = useReaderZone();
  if (at.length === 0) return null;
  const isThere =
    readerZone === null || at.every((instant) => hasSameOffset(instant, zone, readerZone));
  return (
    <p className="text-sm text-soft">
      {!isThere ? (
        <Trans>Times are in your time zone.</Trans>
      ) : (
        <Trans>Times are local to {city}.</Trans>
      )}
    </p>
  );
}
