import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';

/** A guest's rating, from one to five stars. */
export function Stars({ rating }: { rating: number }) {
  const { t, i18n } = useLingui();
  const stars = i18n.number(rating);
  return (
    <span
      role="img"
      aria-label={t`${stars} out of 5 stars`}
      className="five-stars"
      style={{ '--stars': rating } as CSSProperties}
    />
  );
}
