import { useLingui } from '@lingui/react/macro';
import { Star } from '#platform/web/ui/icons.ts';

const STARS = [1, 2, 3, 4, 5];

/** How many of five stars a guest gave. */
export function Stars({ rating }: { rating: number }) {
  const { t, i18n } = useLingui();
  const stars = i18n.number(rating);
  return (
    <span role="img" aria-label={t`${stars} out of 5 stars`} className="inline-flex gap-0.5">
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-3.5 ${star <= rating ? 'fill-ember text-ember' : 'text-line-strong'}`}
        />
      ))}
    </span>
  );
}
