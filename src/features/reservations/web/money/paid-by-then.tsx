import { Trans } from '@lingui/react/macro';

/** Note on the refunds of a price that is paid by the month. */
export function PaidByThen() {
  return (
    <p className="text-soft text-sm">
      <Trans>Each amount is what you'd get back of what's been paid by then.</Trans>
    </p>
  );
}
