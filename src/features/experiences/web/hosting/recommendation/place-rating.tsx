import { Plural, useLingui } from '@lingui/react/macro';
import { Star } from '#platform/web/ui/icons.ts';

/**
 * Rating of a place by guests, from 1 to 5, and their number, which is left out where it is
 * unknown.
 */
export function PlaceRating({ rating, count }: { rating: number; count: number }) {
  const { i18n } = useLingui();
  const shown = i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="flex items-center gap-1">
      <Star aria-hidden="true" className="size-4 fill-current text-ember" />
      <span className="tabular-nums">{shown}</span>
      {count === 0 ? null : (
        <span className="text-soft">
          <Plural value={count} one="(# review)" other="(# reviews)" />
        </span>
      )}
    </span>
  );
}
