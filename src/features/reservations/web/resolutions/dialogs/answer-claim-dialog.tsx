import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { answerClaim } from '../../../contract/addresses.gen.ts';
import { Money } from '../../money/money.tsx';
import { StatementDialog } from './statement-dialog.tsx';

/** The guest agrees to a claim on their deposit, or refuses it. */
export default function AnswerClaimDialog({ parameters, onClose }: DialogProps<'answer-claim'>) {
  const { reservationId, agrees, amount } = parameters;
  const { t } = useLingui();
  return (
    <StatementDialog
      title={agrees ? <Trans>Agree to the claim</Trans> : <Trans>Disagree with the claim</Trans>}
      about={
        <p>
          {agrees ? (
            <Trans>
              <Money amount={amount} /> of your deposit goes to your host. This can't be undone.
            </Trans>
          ) : (
            <Trans>
              We'll decide based on what you and your host show us. Photos of how you left the place
              help.
            </Trans>
          )}
        </p>
      }
      textLabel={
        agrees ? <Trans>Anything to add? (optional)</Trans> : <Trans>Why do you disagree?</Trans>
      }
      isTextRequired={!agrees}
      hasPictures={!agrees}
      button={agrees ? <Trans>Agree</Trans> : <Trans>Disagree</Trans>}
      sent={agrees ? t`You agreed to the claim.` : t`Answer sent. We'll decide.`}
      send={({ text, pictures }, options) => {
        const body = { agrees, text, pictures };
        return call(answerClaim, { params: { id: reservationId }, body }, options);
      }}
      onClose={onClose}
    />
  );
}
