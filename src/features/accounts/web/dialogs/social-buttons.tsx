import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { type Continuation, storeContinuation } from '#platform/web/dialogs/continuation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { getSignInOptions, startSocialSignIn } from '../../contract/addresses.gen.ts';
import { SIGN_IN_PROVIDERS } from '../../contract/schemas.ts';
import type { SignInProvider } from '../../contract.ts';
import { describeProblem } from '../forms/describe-problem.ts';

/**
 * 'Continue with Google' and 'Continue with Github' (spec 1 §2.6); a line names those not set up.
 */
export function SocialButtons({
  disabled,
  next,
  beforeLeaving,
}: {
  disabled: boolean;
  /** The action to continue after the sign-in. */
  next: Continuation | null;
  /** Called before the page is left. */
  beforeLeaving?: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  const noteId = useId();
  const [offered, setOffered] = useState<Record<SignInProvider, boolean> | null>(null);
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    call(getSignInOptions, {}, { signal: asking.signal })
      .then(setOffered)
      .catch(() => setOffered({ google: false, github: false }));
    return () => asking.abort();
  }, []);

  async function leaveFor(provider: SignInProvider) {
    setLeaving(provider);
    try {
      const { pathname, search } = window.location;
      const body = { provider, returnTo: pathname + search };
      const { url } = await call(startSocialSignIn, { body });
      storeContinuation(next);
      beforeLeaving?.();
      window.location.assign(url);
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
      setLeaving(null);
    }
  }

  const missing = SIGN_IN_PROVIDERS.filter((provider) => offered?.[provider] === false);
  const way = (provider: SignInProvider, label: ReactNode) => (
    <Button
      look="secondary"
      wide
      busy={leaving === provider}
      disabled={disabled || leaving !== null || offered?.[provider] !== true}
      aria-describedby={missing.includes(provider) ? noteId : undefined}
      onClick={() => void leaveFor(provider)}
    >
      {label}
    </Button>
  );

  return (
    <div className="grid gap-3">
      {way('google', <Trans>Continue with Google</Trans>)}
      {way('github', <Trans>Continue with Github</Trans>)}
      {missing.length === 0 ? null : (
        <p id={noteId} className="text-center text-sm text-soft">
          {missing.length === 2 ? (
            <Trans>Google and GitHub sign-in aren't set up on this server.</Trans>
          ) : missing[0] === 'google' ? (
            <Trans>Google sign-in isn't set up on this server.</Trans>
          ) : (
            <Trans>GitHub sign-in isn't set up on this server.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
