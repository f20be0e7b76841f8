import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RATED_FROM } from '#domain/rated-from.ts';
import { Star } from '#platform/web/ui/icons.ts';

/** Average and number of reviews, or "New" while there are too few. */
export function Rating({ rating }: { rating: { average: number; count: number } | null }) {
  const { t, i18n } = useLingui();
  if (rating === null || rating.count < RATED_FROM) {
    return (
      <span className="font-semibold text-pine text-sm">
        <Trans>New</Trans>
      </span>
    );
  }
  const average = i18n.number(rating.average, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const count = i18n.number(rating.count);
  return (
    <span className="whitespace-nowrap text-sm">
      <Star aria-hidden="true" className="me-1 inline size-3.5 fill-current align-[-0.1em]" />
      <span className="sr-only">{t`Rated ${average} out of 5, ${plural(rating.count, { one: '# review', other: '# reviews' })}`}</span>
      <span translate="no" aria-hidden="true">{`${average} · ${count}`}</span>
    </span>
  );
}
