import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LEAVE_FREELY_HOURS } from '#domain/resolutions.ts';
import { call } from '#platform/web/api/client.ts';
import { decideCase } from '../../../contract/addresses.gen.ts';
import type { ShownCase } from '../../../contract.ts';
import { Money } from '../../money/money.tsx';
import { DecisionForm } from './decision-form.tsx';

/** An administrator decides a problem: a part of the price back, leaving freely, both or nothing. */
export function DecideCaseForm({ shown: { id, maxRefund } }: { shown: ShownCase }) {
  const [leaveFreely, setLeaveFreely] = useState(false);
  return (
    <DecisionForm
      amountLabel={<Trans>Back to the guest, in US dollars</Trans>}
      max={maxRefund}
      summarize={(refund) => {
        const back = <Money amount={refund} />;
        return leaveFreely ? (
          <Trans>
            {back} is refunded to the guest. If they leave within {LEAVE_FREELY_HOURS} hours,
            everything unused is refunded too.
          </Trans>
        ) : (
          <Trans>{back} is refunded to the guest, and the host is paid the rest as usual.</Trans>
        );
      }}
      send={({ amount: refund, reason }, options) =>
        call(decideCase, { params: { id }, body: { refund, leaveFreely, reason } }, options)
      }
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={leaveFreely}
          onChange={({ target }) => setLeaveFreely(target.checked)}
          className="size-5 flex-none accent-ember"
        />
        <span>
          <Trans>
            The guest can leave within {LEAVE_FREELY_HOURS} hours and get everything unused refunded
          </Trans>
        </span>
      </label>
    </DecisionForm>
  );
}
