import { Trans } from '@lingui/react/macro';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { CheckoutData } from '../page-data.ts';
import { ClockLeft } from './clock-left.tsx';

/** How the payment stands, and how long it can still be made. */
export function CheckoutState({ checkout }: { checkout: CheckoutData }) {
  const { status, expiresAt, timeZone, readAt } = checkout;
  return (
    <div className="grid gap-2">
      <p role="status" className="empty:hidden">
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
      {status === 'open' || status === 'declined' ? (
        <p className="flex flex-wrap justify-between gap-x-4 text-soft">
          <Trans>
            Open until <ReaderMoment at={expiresAt} zone={timeZone} readAt={readAt} />
          </Trans>
          <ClockLeft until={expiresAt} readAt={readAt} />
        </p>
      ) : null}
    </div>
  );
}
