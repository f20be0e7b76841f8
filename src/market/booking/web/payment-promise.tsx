import { Trans } from '@lingui/react/macro';
import { REPORT_HOURS } from '#domain/resolutions.ts';
import { ShieldCheck } from '#platform/web/ui/icons.ts';

/** Who keeps a payment until the guest has arrived, and what they do where it isn't as described. */
export function PaymentPromise() {
  return (
    <p className="mt-3 flex gap-2 text-sm text-soft">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        <Trans>
          We keep your payment until {REPORT_HOURS} hours after check-in opens. Not as described?
          Report it by then, and your host isn't paid until it's settled.
        </Trans>
      </span>
    </p>
  );
}
