import { Trans } from '@lingui/react/macro';
import type { ListingKind } from '#domain/vocabulary.ts';

const AMOUNT = 'font-display font-semibold text-base';

/**
 * The price of one unit of a listing: a night in a home, a night of one guest in an itinerant, a
 * session of one guest of an experience.
 *
 * @param price as text
 */
export function UnitPrice({ kind, price }: { kind: ListingKind; price: string }) {
  return (
    <p className="text-sm" suppressHydrationWarning>
      {kind === 'stay' ? (
        <Trans>
          <strong className={AMOUNT}>{price}</strong> a night
        </Trans>
      ) : kind === 'itinerant' ? (
        <Trans>
          <strong className={AMOUNT}>{price}</strong> per guest, per night
        </Trans>
      ) : (
        <Trans>
          <strong className={AMOUNT}>{price}</strong> per guest, per session
        </Trans>
      )}
    </p>
  );
}
