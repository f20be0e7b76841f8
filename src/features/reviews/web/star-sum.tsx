import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RATED_FROM } from '#domain/rated-from.ts';
import { Star } from '#platform/web/ui/icons.ts';

/** The average of some reviews, from `RATED_FROM` on, and their number. */
export function StarSum({ total, average }: { total: number; average: number }) {
  const { i18n } = useLingui();
  if (total < RATED_FROM) {
    return (
      <>
        <Trans>New</Trans>
        <span>{' · '}</span>
        <Plural value={total} one="# review" other="# reviews" />
      </>
    );
  }
  return (
    <>
      <Star aria-hidden="true" className="me-2 inline size-5 fill-current align-[-0.1em]" />
      <span translate="no">{`${i18n.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} · `}</span>
      <Plural value={total} one="# review" other="# reviews" />
    </>
  );
}
