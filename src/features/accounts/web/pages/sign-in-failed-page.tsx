import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { resumeContinuation, takeStoredContinuation } from '#platform/web/dialogs/continuation.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '../components/notice.tsx';

const UNKNOWN = msg`Something went wrong along the way. Nothing was changed. Please try again.`;
const REASONS: Record<string, MessageDescriptor> = {
  access_denied: msg`You didn't grant permission, so nothing was changed.`,
  account_not_linked: msg`There's already an account with this email. Log in with your password and confirm the address first. After that, you can log in either way.`,
  email_not_found: msg`First confirm your email address with that provider.`,
  state_mismatch: msg`That took too long, or was started in another browser. Please try again.`,
};

/**
 * The page after a failed sign-in with Google or GitHub; logging in here continues the interrupted
 * action.
 */
export function SignInFailedPage({ reason }: { reason: string }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const [begun] = useState(takeStoredContinuation);
  useContinuation('leave', null, () => {
    resumeContinuation(begun?.next ?? null);
    void router.navigate({ href: begun?.page ?? '/' });
  });
  return (
    <Notice title={<Trans>You're not logged in</Trans>}>
      <p className="text-lg text-soft">
        {i18n._(Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? UNKNOWN) : UNKNOWN)}
      </p>
      <Button onClick={() => openSignIn('login', { action: 'leave', subject: '' })}>
        <Trans>Log in</Trans>
      </Button>
    </Notice>
  );
}
