import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { claimDeposit } from '../../../contract/addresses.gen.ts';
import { StatementDialog } from './statement-dialog.tsx';

/** The host claims part of the deposit. */
export default function ClaimDialog({ parameters, onClose }: DialogProps<'claim-deposit'>) {
  const { reservationId, left } = parameters;
  const { t } = useLingui();
  return (
    <StatementDialog
      title={<Trans>Claim part of the deposit</Trans>}
      about={
        <p>
          <Trans>
            You can claim once. Your guest has 7 days to answer. If they disagree or don't answer,
            we'll decide based on what you both show us. The rest of the deposit is refunded to
            them.
          </Trans>
        </p>
      }
      amount={{
        label: <Trans>Amount in US dollars</Trans>,
        bounds: { min: 1, max: left },
      }}
      textLabel={<Trans>What happened, and what does it cost?</Trans>}
      button={<Trans>Claim</Trans>}
      sent={t`Claim sent.`}
      send={(body, options) => call(claimDeposit, { params: { id: reservationId }, body }, options)}
      onClose={onClose}
    />
  );
}
