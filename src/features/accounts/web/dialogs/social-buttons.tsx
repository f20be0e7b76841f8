import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { getSignInOptions, type SignInProvider, startSocialSignIn } from '../../contract.ts';
import { problemOf } from '../forms/problem-of.ts';

/** 'Continue with Google' and 'Continue with Github' (spec 1 §2.6); one that isn't set up says so. */
export function SocialButtons({ disabled }: { disabled: boolean }) {
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
      window.location.assign(url);
    } catch (error) {
      showToast('error', problemOf(error, i18n).message);
      setLeaving(null);
    }
  }

  const way = (provider: SignInProvider, label: ReactNode, missing: ReactNode) => (
    <>
      <Button
        look="secondary"
        wide
        busy={leaving === provider}
        disabled={disabled || leaving !== null || offered?.[provider] !== true}
        aria-describedby={offered?.[provider] === false ? `${noteId}-${provider}` : undefined}
        onClick={() => void leaveFor(provider)}
      >
        {label}
      </Button>
      {offered?.[provider] === false ? (
        <p id={`${noteId}-${provider}`} className="-mt-1.5 text-center text-sm text-soft">
          {missing}
        </p>
      ) : null}
    </>
  );

  return (
    <div className="grid gap-3">
      {way(
        'google',
        <Trans>Continue with Google</Trans>,
        <Trans>Signing in with Google isn't set up here.</Trans>,
      )}
      {way(
        'github',
        <Trans>Continue with Github</Trans>,
        <Trans>Signing in with Github isn't set up here.</Trans>,
      )}
    </div>
  );
}
