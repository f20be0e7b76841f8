import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import {
  type Continuation,
  type ContinuedAction,
  storeContinuation,
} from '#platform/web/dialogs/continuation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { getSignInOptions, startSocialSignIn } from '../../contract/addresses.gen.ts';
import { SIGN_IN_PROVIDERS } from '../../contract/schemas.ts';
import type { SignInProvider } from '../../contract.ts';
import { describeProblem } from '../forms/describe-problem.ts';
import type { FormRefusal } from '../forms/use-contract-form.ts';

export interface SignInDialogProps {
  title: ReactNode;
  /** A longer heading than the title, if needed. */
  heading?: ReactNode;
  /** The action to continue after the sign-in. */
  next: Continuation | null;
  /** The reason for the sign-in, if `next` doesn't explain it. */
  note?: ReactNode;
  /** Whether the form is being sent; everything is disabled meanwhile. */
  busy: boolean;
  /** Why the form was not accepted. */
  refusal: FormRefusal | null;
  formProps: ComponentProps<'form'>;
  /** Called before the page is left for a provider. */
  beforeLeaving?: (() => void) | undefined;
  onClose(): void;
  /** The form's fields. */
  children: ReactNode;
  /** A way without a password, below those of the specification. */
  otherWay?: ReactNode;
  /** A link to the other dialog of the two. */
  otherDialog: ReactNode;
}

/** The dialog around a sign-in form, with the methods that need no password. */
export function SignInDialog({
  title,
  heading,
  next,
  note,
  busy,
  refusal,
  formProps,
  beforeLeaving,
  onClose,
  children,
  otherWay,
  otherDialog,
}: SignInDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} busy={busy} unsaved={false}>
      <div className="grid gap-5">
        {heading === undefined ? null : <h3 className="font-bold text-xl">{heading}</h3>}
        <ContinuationNote next={next} />
        {note === undefined ? null : <p className="text-soft">{note}</p>}
        <form {...formProps}>
          <fieldset disabled={busy} className="grid gap-4">
            {children}
            <div role="alert" className="empty:hidden">
              {refusal === null ? null : (
                <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger">{refusal.message}</p>
              )}
            </div>
            <Button type="submit" wide busy={busy}>
              <Trans>Continue</Trans>
            </Button>
          </fieldset>
        </form>
        <OrRule />
        <div className="grid gap-3">
          <SocialButtons disabled={busy} next={next} beforeLeaving={beforeLeaving} />
          {otherWay}
        </div>
        {otherDialog}
      </div>
    </Dialog>
  );
}

/** Divides the form from the social buttons. */
export function OrRule() {
  return (
    <div className="flex items-center gap-3 text-sm text-soft">
      <span className="h-px flex-1 bg-line" />
      <Trans>or</Trans>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

const NOTES: Record<ContinuedAction, MessageDescriptor | null> = {
  reserve: msg`Log in or sign up to book. We'll keep your dates.`,
  wait: msg`Log in or sign up, and you'll be on the waitlist right away.`,
  message: msg`Log in or sign up, and you can write to the host right away.`,
  create: msg`Log in or sign up, and you can start your listing right away.`,
  save: msg`Log in or sign up, and we'll save this home to your wishlist.`,
  leave: null,
};

/** The next step after the sign-in, for an interrupted action. */
function ContinuationNote({ next }: { next: Continuation | null }) {
  const { i18n } = useLingui();
  const note = next === null ? null : NOTES[next.action];
  return note === null ? null : <p className="text-soft">{i18n._(note)}</p>;
}

/**
 * 'Continue with Google' and 'Continue with Github' (spec 1 §2.6); a line names those not set up.
 */
export function SocialButtons({
  disabled = false,
  next,
  beforeLeaving,
}: {
  disabled?: boolean;
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
