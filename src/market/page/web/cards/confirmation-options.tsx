import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { messageVerdict } from '#domain/confirmed-address.ts';
import { getSignInOptions, sendVerification } from '#features/accounts/contract/addresses.gen.ts';
import { CONFIRMATION_MAIL } from '#platform/contract/sent-mails.ts';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';

/**
 * The options to confirm an email address: the message itself where this browser can show it, and a
 * new link.
 *
 * @param mailsHere whether it can; requested where the caller doesn't know
 */
export function ConfirmationOptions({ mailsHere }: { mailsHere?: boolean }) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const isMailHere = useMailsHere(mailsHere);

  async function resend() {
    setState('sending');
    setRefusal(null);
    try {
      await call(sendVerification, {});
      setState('sent');
    } catch (error) {
      setState('idle');
      if (error instanceof ApiError) setRefusal(error.problem.message);
      else if (error instanceof OfflineError) {
        setRefusal(t`We couldn't reach the server. Check your connection and try again.`);
      } else setRefusal(t`Something went wrong.`);
    }
  }

  return (
    <>
      <div role="alert" className="empty:hidden">
        {refusal === null ? null : (
          <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{refusal}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isMailHere ? (
          // In a new window, so that entered text isn't lost.
          <a
            href={CONFIRMATION_MAIL}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            <Trans>Open the email</Trans>
          </a>
        ) : null}
        <Button
          look="secondary"
          busy={state === 'sending'}
          reason={state === 'sent' ? <Trans>Check your inbox.</Trans> : null}
          onClick={() => void resend()}
        >
          {state === 'sent' ? <Trans>Link sent</Trans> : <Trans>Send the link again</Trans>}
        </Button>
      </div>
    </>
  );
}

function useMailsHere(known: boolean | undefined): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (known !== undefined) return;
    const asking = new AbortController();
    call(getSignInOptions, {}, { signal: asking.signal }).then(
      ({ sentMails }) => setHere(sentMails),
      // The other option remains.
      () => {},
    );
    return () => asking.abort();
  }, [known]);
  return known ?? isHere;
}

/**
 * Note that the email address has to be confirmed first, with the options to do so.
 *
 * @param children the purpose, in whole sentences
 */
export function ConfirmAddressNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid gap-3 rounded-xl bg-ember-tint px-4 py-3 text-sm">
      <p>{children}</p>
      <ConfirmationOptions />
    </div>
  );
}

/**
 * Whether the reader has an account without a confirmed email address. While so, it is requested
 * again whenever the window regains focus, since the address may be confirmed in another one.
 */
export function useUnconfirmed(): boolean {
  const router = useRouter();
  const { me } = useRouteContext({ from: '__root__' });
  const isUnconfirmed = me !== null && messageVerdict(me) !== 'ok';
  useEffect(() => {
    if (!isUnconfirmed) return;
    const ask = () => void router.invalidate();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [isUnconfirmed, router]);
  return isUnconfirmed;
}
