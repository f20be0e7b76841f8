import { Trans } from '@lingui/react/macro';
import type { PricingDuration } from '#domain/vocabulary.ts';

/** What prices are of. */
export function PriceLegend({ duration }: { duration: PricingDuration }) {
  switch (duration) {
    case 'night':
      return <Trans>Price of a night</Trans>;
    case 'week':
      return <Trans>Price of a week</Trans>;
    case 'month':
      return <Trans>Price of a month</Trans>;
    case 'quarter':
      return <Trans>Price of a quarter</Trans>;
    case 'year':
      return <Trans>Price of a year</Trans>;
  }
}
