import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';

const AMOUNT = 'font-display font-semibold text-base';

/** Unit of a price: one night of a home, or one guest's night or session. */
const PER_UNIT: Readonly<Record<ListingKind, (price: string) => ReactNode>> = {
  stay: (price) => (
    <Trans>
      <strong className={AMOUNT}>{price}</strong> a night
    </Trans>
  ),
  itinerant: (price) => (
    <Trans>
      <strong className={AMOUNT}>{price}</strong> per guest, per night
    </Trans>
  ),
  experience: (price) => (
    <Trans>
      <strong className={AMOUNT}>{price}</strong> per guest, per session
    </Trans>
  ),
};

/**
 * The price of one unit of a listing.
 *
 * @param price as text
 */
export function UnitPrice({ kind, price }: { kind: ListingKind; price: string }) {
  return (
    <p className="text-sm" suppressHydrationWarning>
      {PER_UNIT[kind](price)}
    </p>
  );
}
