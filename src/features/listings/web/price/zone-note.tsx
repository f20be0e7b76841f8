import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListingKind } from '#domain/vocabulary.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { sameClock, zoneName } from '#platform/i18n/moments.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** Whose clock it is, by the kind of what the times are of. */
const SENTENCES: Readonly<Record<ListingKind, (name: string) => MessageDescriptor>> = {
  stay: (name) => msg`Times are in the home's time zone: ${name}.`,
  itinerant: (name) => msg`Times are in the time zone where it starts: ${name}.`,
  experience: (name) => msg`Times are in the time zone of the place: ${name}.`,
};

/**
 * Names the clock of times that are shown without a zone, as of their dates (summer and winter
 * have their own names); nothing where the reader's clock shows the same times.
 */
export function ZoneNote({
  kind,
  zone,
  of = 'listing',
  at,
  className = 'text-sm text-soft',
}: {
  kind: ListingKind;
  zone: string;
  /** Whether it is the clock of the listing, or that of the stop where a guest boards. */
  of?: 'listing' | 'boarding';
  /** ISO instants of the times it is said of. */
  at: readonly string[];
  className?: string;
}) {
  const { i18n } = useLingui();
  const readerZone = useReaderZone();
  if (readerZone === null || at.every((instant) => sameClock(instant, zone, readerZone))) {
    return null;
  }
  const instants = at.map((instant) => Temporal.Instant.from(instant));
  const names = new Set(instants.map((instant) => zoneName(instant, zone, i18n.locale)));
  const name = listFormat(i18n.locale, { type: 'conjunction' }).format(names);
  const sentence =
    of === 'boarding'
      ? msg`Times are in the time zone where you board: ${name}.`
      : SENTENCES[kind](name);
  return <p className={className}>{i18n._(sentence)}</p>;
}
