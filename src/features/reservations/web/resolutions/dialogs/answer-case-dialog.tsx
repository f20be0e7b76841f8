import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { answerCase } from '../../../contract/addresses.gen.ts';
import { Money } from '../../money/money.tsx';
import type { HostStep } from '../case/case-actions.tsx';
import { StatementDialog } from './statement-dialog.tsx';

const TEXTS: Readonly<
  Record<
    HostStep,
    {
      readonly title: MessageDescriptor;
      readonly field: MessageDescriptor;
      readonly sent: MessageDescriptor;
    }
  >
> = {
  offer: {
    title: msg`Offer a partial refund`,
    field: msg`Your message to your guest`,
    sent: msg`Offer sent.`,
  },
  mend: {
    title: msg`It's fixed`,
    field: msg`What did you do?`,
    sent: msg`We've asked your guest whether it's fixed.`,
  },
  agree: {
    title: msg`Agree to the work guarantee`,
    field: msg`Your message to your guest`,
    sent: msg`You agreed. Your guest decides now.`,
  },
  disagree: {
    title: msg`Disagree`,
    field: msg`Why do you disagree?`,
    sent: msg`Answer sent. We'll decide.`,
  },
};

/** The host answers a problem. */
export default function AnswerCaseDialog({ parameters, onClose }: DialogProps<'answer-case'>) {
  const { caseId, step, max, guarantee } = parameters;
  const { i18n } = useLingui();
  const { title, field, sent } = TEXTS[step];
  return (
    <StatementDialog
      title={i18n._(title)}
      about={
        <p>
          <WhatFollows step={step} guarantee={guarantee} />
        </p>
      }
      {...(step === 'offer'
        ? {
            amount: {
              label: <Trans>Amount in US dollars</Trans>,
              bounds: { min: 1, max },
            },
          }
        : {})}
      textLabel={i18n._(field)}
      button={<Trans>Send answer</Trans>}
      sent={i18n._(sent)}
      send={({ amount, text, pictures }, options) => {
        const body = { step, text, pictures, ...(step === 'offer' ? { amount } : {}) };
        return call(answerCase, { params: { id: caseId }, body }, options);
      }}
      onClose={onClose}
    />
  );
}

function WhatFollows({ step, guarantee }: { step: HostStep; guarantee: number | null }) {
  switch (step) {
    case 'offer':
      return (
        <Trans>
          If your guest accepts, or doesn't answer within 72 hours, it's refunded to them from what
          you'd receive. If they don't accept, we'll decide.
        </Trans>
      );
    case 'mend':
      return guarantee === null ? (
        <Trans>
          Your guest has 72 hours to confirm. If they don't answer, it counts as solved; if they say
          it isn't, we'll decide.
        </Trans>
      ) : (
        <Trans>
          Your guest has 72 hours to confirm. A new measurement that's fast enough also solves it;
          if they say it isn't fixed, we'll decide.
        </Trans>
      );
    case 'agree':
      return (
        <Trans>
          For 72 hours, your guest can leave and get everything unused refunded, or stay and get{' '}
          <Money amount={guarantee ?? 0} /> refunded for the nights.
        </Trans>
      );
    case 'disagree':
      return guarantee === null ? (
        <Trans>We'll decide based on what you and your guest show us.</Trans>
      ) : (
        <Trans>We'll decide based on the measurements and what you show us.</Trans>
      );
  }
}
