import { Trans } from '@lingui/react/macro';
import type { PricingDuration } from '#domain/vocabulary.ts';

/** Basis of the prices. */
export function PriceLegend({ duration }: { duration: PricingDuration }) {
  switch (duration) {
    case 'night':
      return <Trans>Price per night</Trans>;
    case 'week':
      return <Trans>Price per week</Trans>;
    case 'month':
      return <Trans>Price per month</Trans>;
    case 'quarter':
      return <Trans>Price per quarter</Trans>;
    case 'year':
      return <Trans>Price per year</Trans>;
  }
}
