import { Trans } from '@lingui/react/macro';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import type { CheckoutData } from '../page-data.ts';
import { Moment } from '../time/moment.tsx';

/** How the payment stands. */
export function CheckoutState({ checkout: { status, expiresAt } }: { checkout: CheckoutData }) {
  const zone = useReaderZone() ?? 'UTC';
  return (
    <p role="status">
      {status === 'open' ? (
        <span className="text-soft">
          <Trans>
            Open until <Moment at={expiresAt} zone={zone} />
          </Trans>
        </span>
      ) : null}
      {status === 'declined' ? (
        <span className="text-danger">
          <Trans>The card was declined. Nothing was charged; you can try again.</Trans>
        </span>
      ) : null}
      {status === 'paid' ? (
        <span className="text-pine">
          <Trans>This is paid. There's nothing left to do here.</Trans>
        </span>
      ) : null}
      {status === 'expired' ? (
        <span className="text-danger">
          <Trans>This checkout has expired. Nothing was charged.</Trans>
        </span>
      ) : null}
    </p>
  );
}
