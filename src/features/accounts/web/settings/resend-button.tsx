import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { sendVerification } from '../../contract/addresses.gen.ts';
import { ConfirmationMailLink } from '../components/sent-mails-link.tsx';
import { describeProblem } from '../forms/describe-problem.ts';

/** Requests another confirmation link by email. */
export function ResendButton() {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function send() {
    setState('sending');
    try {
      await call(sendVerification, {});
      setState('sent');
      showToast('success', t`Check your inbox`);
    } catch (error) {
      setState('idle');
      showToast('error', describeProblem(error, i18n).message);
    }
  }

  return (
    <>
      <ConfirmationMailLink />
      <Button
        look="secondary"
        className="justify-self-start"
        busy={state === 'sending'}
        reason={state === 'sent' ? <Trans>Check your inbox</Trans> : null}
        onClick={() => void send()}
      >
        {state === 'sent' ? <Trans>Link sent</Trans> : <Trans>Send me a confirmation link</Trans>}
      </Button>
    </>
  );
}
