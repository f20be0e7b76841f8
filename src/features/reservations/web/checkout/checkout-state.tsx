import { Trans } from '@lingui/react/macro';
import { Moment } from '#platform/web/time/moment.tsx';
import type { CheckoutData } from '../page-data.ts';

/** How the payment stands. */
export function CheckoutState({
  checkout: { status, expiresAt, timeZone },
}: {
  checkout: CheckoutData;
}) {
  return (
    <p role="status">
      {status === 'open' ? (
        <span className="text-soft">
          <Trans>
            Open until <Moment at={expiresAt} zone={timeZone} />
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
