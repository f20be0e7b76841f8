import { Trans } from '@lingui/react/macro';
import { Money } from '../money/money.tsx';

/** A price difference in words; in cents, below zero when it costs less. */
export function DifferenceText({ difference }: { difference: number }) {
  if (difference === 0) return <Trans>The price stays the same</Trans>;
  return difference > 0 ? (
    <Trans>
      <Money amount={difference} /> more
    </Trans>
  ) : (
    <Trans>
      <Money amount={-difference} /> less
    </Trans>
  );
}
