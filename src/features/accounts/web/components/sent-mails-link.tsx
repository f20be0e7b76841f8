import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { CONFIRMATION_MAIL, SENT_MAILS } from '#platform/contract/sent-mails.ts';
import { call } from '#platform/web/api/client.ts';
import { getSignInOptions } from '../../contract/addresses.gen.ts';
import { LINK } from '../link-class.ts';

/** A link to the sent emails, where no mail server is set up; otherwise nothing. */
export function SentMailsLink() {
  return (
    <LinkToMails href={SENT_MAILS}>
      <Trans>Show sent emails</Trans>
    </LinkToMails>
  );
}

/** The same for a signed-in user: a link to the email that confirms their address. */
export function ConfirmationMailLink() {
  return (
    <LinkToMails href={CONFIRMATION_MAIL}>
      <Trans>Open the email</Trans>
    </LinkToMails>
  );
}

function LinkToMails({ href, children }: { href: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    void canSeeSentMails(asking.signal).then(setShown);
    return () => asking.abort();
  }, []);
  if (!isShown) return null;
  return (
    <a href={href} className={`${LINK} justify-self-start`}>
      {children}
    </a>
  );
}

/** Whether this browser may open the page of sent emails. */
export async function canSeeSentMails(signal?: AbortSignal): Promise<boolean> {
  try {
    const { sentMails } = await call(getSignInOptions, {}, signal === undefined ? {} : { signal });
    return sentMails;
  } catch {
    return false;
  }
}
