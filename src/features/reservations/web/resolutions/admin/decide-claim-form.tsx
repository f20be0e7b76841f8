import { Trans } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import { decideClaim } from '../../../contract/addresses.gen.ts';
import type { ShownClaim } from '../../../contract.ts';
import { Money } from '../../money/money.tsx';
import { DecisionForm } from './decision-form.tsx';

/** An administrator gives the host nothing, a part or all of what they claim. */
export function DecideClaimForm({ claim: { id, amount } }: { claim: ShownClaim }) {
  return (
    <DecisionForm
      amountLabel={<Trans>To the host, in US dollars</Trans>}
      max={amount}
      summarize={(cents) => {
        const given = <Money amount={cents} />;
        const rest = <Money amount={amount - cents} />;
        return (
          <Trans>
            {given} goes to the host, and {rest} of the claim is refunded to the guest.
          </Trans>
        );
      }}
      send={({ amount: given, reason }, options) =>
        call(decideClaim, { params: { id }, body: { given, reason } }, options)
      }
    />
  );
}
