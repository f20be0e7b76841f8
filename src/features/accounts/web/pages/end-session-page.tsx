import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { endMailedSession } from '../../contract/addresses.gen.ts';
import { Notice } from '../components/notice.tsx';
import { describeProblem } from '../forms/describe-problem.ts';

/** Refusals of a token that was used, is too old, or was cut off. */
const NOT_VALID: readonly string[] = ['token-invalid', 'invalid-input'];

type State = 'asking' | 'ending' | 'ended' | 'failed';

/**
 * The page of the link in an email about a new device. A button ends its session, not opening the
 * link: mail scanners open links.
 */
export function EndSessionPage({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [state, setState] = useState<State>(token === '' ? 'failed' : 'asking');

  async function end() {
    setState('ending');
    try {
      await call(endMailedSession, { body: { token } });
      setState('ended');
    } catch (error) {
      const isLost = error instanceof ApiError && NOT_VALID.includes(error.problem.code);
      setState(isLost ? 'failed' : 'asking');
      if (!isLost) showToast('error', describeProblem(error, i18n).message);
    }
  }

  if (state === 'failed') {
    return (
      <Notice title={<Trans>This link is no longer valid</Trans>}>
        <p className="text-lg text-soft">
          <Trans>
            It has already been used or is more than a week old. Your settings show where you're
            logged in.
          </Trans>
        </p>
        <a href="/profile-settings" className={buttonClass('secondary')}>
          <Trans>Open my settings</Trans>
        </a>
      </Notice>
    );
  }
  if (state === 'ended') {
    return (
      <Notice title={<Trans>That device is logged out</Trans>}>
        <p className="text-lg text-soft">
          <Trans>
            The person who used it may know your password. Choose a new one now to keep them out.
          </Trans>
        </p>
        <a href="/reset-password" className={buttonClass()}>
          <Trans>Choose a new password</Trans>
        </a>
      </Notice>
    );
  }
  return (
    <Notice title={<Trans>Log that device out?</Trans>}>
      <p className="text-lg text-soft">
        <Trans>The device from the email will be logged out of your account right away.</Trans>
      </p>
      <Button busy={state === 'ending'} className="noscript:hidden" onClick={() => void end()}>
        <Trans>Log that device out</Trans>
      </Button>
      <noscript>
        <p className="text-lg text-soft">
          <Trans>This requires JavaScript. Please turn it on, then open the link again.</Trans>
        </p>
      </noscript>
    </Notice>
  );
}
