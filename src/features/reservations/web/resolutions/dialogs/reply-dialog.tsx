import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseState } from '#domain/resolutions.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { replyToCase } from '../../../contract/addresses.gen.ts';
import type { GuestStep } from '../case/case-actions.tsx';
import { StatementDialog } from './statement-dialog.tsx';

interface ReplyTexts {
  readonly title: MessageDescriptor;
  /** The consequence. */
  readonly about: MessageDescriptor;
  readonly sent: MessageDescriptor;
}

const SOLVED: ReplyTexts = {
  title: msg`It's solved`,
  about: msg`This closes your report, and your host is paid as planned. It can't be opened again.`,
  sent: msg`Glad it's solved.`,
};

const REVIEW = msg`We'll decide based on what you and your host show us.`;

function getReplyTexts(step: GuestStep, state: CaseState): ReplyTexts {
  switch (step) {
    case 'accept':
      return state === 'offered'
        ? {
            title: msg`Accept the offer`,
            about: msg`The amount is refunded to you, and this closes your report. This can't be undone.`,
            sent: msg`Offer accepted.`,
          }
        : SOLVED;
    case 'reject':
      return state === 'offered'
        ? { title: msg`Don't accept the offer`, about: REVIEW, sent: msg`We'll decide.` }
        : { title: msg`It isn't fixed`, about: REVIEW, sent: msg`We'll decide.` };
    case 'stay':
      return {
        title: msg`Stay with a partial refund`,
        about: msg`The amount is refunded to you, and your stay continues as booked. This can't be undone.`,
        sent: msg`You stay, and part of the price of the nights is refunded to you.`,
      };
    case 'solved':
      return SOLVED;
  }
}

/** The guest replies to the host's answer, or closes their report. */
export default function ReplyDialog({ parameters, onClose }: DialogProps<'reply-to-case'>) {
  const { caseId, step, state } = parameters;
  const { i18n } = useLingui();
  const { title, about, sent } = getReplyTexts(step, state);
  const isRefusal = step === 'reject';
  return (
    <StatementDialog
      title={i18n._(title)}
      about={<p>{i18n._(about)}</p>}
      textLabel={
        !isRefusal ? (
          <Trans>Anything to add? (optional)</Trans>
        ) : state === 'offered' ? (
          <Trans>Why don't you accept it?</Trans>
        ) : (
          <Trans>What is still wrong?</Trans>
        )
      }
      isTextRequired={isRefusal}
      hasPictures={isRefusal}
      button={isRefusal ? <Trans>Send answer</Trans> : <Trans>Confirm</Trans>}
      sent={i18n._(sent)}
      send={({ text, pictures }, options) => {
        const body = { step, text, pictures };
        return call(replyToCase, { params: { id: caseId }, body }, options);
      }}
      onClose={onClose}
    />
  );
}
