import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import type { Me } from '#platform/web/scope/router-context.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { verifyEmail } from '../../contract/addresses.gen.ts';
import { Notice } from '../components/notice.tsx';
import { describeProblem } from '../forms/describe-problem.ts';
import { ResendButton } from '../settings/resend-button.tsx';

/** Refusals of a link that was used, is too old, or was cut off. */
const NOT_VALID: readonly string[] = ['token-invalid', 'invalid-input'];

type State = 'asking' | 'confirming' | 'confirmed' | 'changed' | 'failed';

/** Links to the request that waited for a user's confirmation; otherwise its children are shown. */
type Onward = ComponentType<{ userId: string | null; children: ReactNode }>;

/**
 * The page of a confirmation email's link. A button confirms, not opening the link: mail scanners
 * open links, some with scripts.
 */
export function VerifyEmailPage({
  token,
  me,
  Onward,
}: {
  token: string;
  me: Me | null;
  Onward: Onward;
}) {
  const { i18n } = useLingui();
  const router = useRouter();
  const [state, setState] = useState<State>(token === '' ? 'failed' : 'asking');

  async function confirm() {
    setState('confirming');
    try {
      const { changed } = await call(verifyEmail, { body: { token } });
      setState(changed ? 'changed' : 'confirmed');
    } catch (error) {
      const isLost = error instanceof ApiError && NOT_VALID.includes(error.problem.code);
      setState(isLost ? 'failed' : 'asking');
      if (!isLost) showToast('error', describeProblem(error, i18n).message);
      return;
    }
    await router.invalidate();
  }

  if (state === 'asking' || state === 'confirming') {
    return (
      <Notice title={<Trans>Confirm your email</Trans>}>
        <Button
          className="noscript:hidden"
          busy={state === 'confirming'}
          onClick={() => void confirm()}
        >
          <Trans>Confirm my email</Trans>
        </Button>
        <noscript>
          <p className="text-lg text-soft">
            <Trans>
              Confirming your email requires JavaScript. Please turn it on, then open the link
              again.
            </Trans>
          </p>
        </noscript>
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice title={<Trans>This link is no longer valid</Trans>}>
        <p className="text-lg text-soft">
          <Trans>
            Links expire and can only be used once. A newer email replaces an older one.
          </Trans>
        </p>
        {me === null ? null : <ResendButton />}
      </Notice>
    );
  }
  return (
    <Notice
      title={
        state === 'changed' ? <Trans>Your email has changed</Trans> : <Trans>Email confirmed</Trans>
      }
    >
      {state === 'changed' ? (
        <p className="text-lg text-soft">
          <Trans>From now on, log in with this address.</Trans>
        </p>
      ) : null}
      <Onward userId={me?.id ?? null}>
        <Link to="/" className={buttonClass()}>
          <Trans>Find a home</Trans>
        </Link>
      </Onward>
    </Notice>
  );
}
