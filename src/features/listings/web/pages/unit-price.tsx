import { Trans } from '@lingui/react/macro';
import type { ListingKind } from '#domain/vocabulary.ts';

/**
 * The price of one unit of a listing; nothing for a kind that isn't sold by the night.
 *
 * @param price as text
 */
export function UnitPrice({ kind, price }: { kind: ListingKind; price: string }) {
  if (kind !== 'stay') return null;
  return (
    <p className="text-sm" suppressHydrationWarning>
      <Trans>
        <strong className="font-display font-semibold text-base">{price}</strong> a night
      </Trans>
    </p>
  );
}
