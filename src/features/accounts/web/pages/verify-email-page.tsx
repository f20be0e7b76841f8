import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import type { Me } from '#platform/web/scope/router-context.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { verifyEmail } from '../../contract.ts';
import { Notice } from '../components/notice.tsx';
import { ResendButton } from '../settings/resend-button.tsx';

type State = 'checking' | 'confirmed' | 'changed' | 'failed';

/**
 * Where the link of a confirmation mail leads. The page confirms by a call of its own, so that a
 * mail scanner that opens links uses none up.
 */
export function VerifyEmailPage({ token, me }: { token: string; me: Me | null }) {
  const router = useRouter();
  const [state, setState] = useState<State>(token === '' ? 'failed' : 'checking');
  const asked = useRef(false);

  useEffect(() => {
    // The link works once, and development mounts a page twice.
    if (token === '' || asked.current) return;
    asked.current = true;
    call(verifyEmail, { body: { token } })
      .then(({ changed }) => setState(changed ? 'changed' : 'confirmed'))
      .then(() => router.invalidate())
      .catch(() => setState('failed'));
  }, [token, router]);

  if (state === 'checking') return <Notice title={<Trans>One moment…</Trans>} busy />;
  if (state === 'failed') {
    return (
      <Notice title={<Trans>This link is no longer valid</Trans>}>
        <p className="text-lg text-soft">
          <Trans>Links work once and for a short time; a newer mail replaces an older one.</Trans>
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
      <Link to="/" className={buttonClass()}>
        <Trans>Find a home</Trans>
      </Link>
    </Notice>
  );
}
