import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { CONFIRMATION_MAIL, SENT_MAILS } from '#platform/contract/sent-mails.ts';
import { LINK } from '../link-class.ts';
import { canSeeSentMails } from '../sent-mails.ts';

/** The way to the mails that were sent, where no server sends them; nothing elsewhere. */
export function SentMailsLink() {
  return (
    <LinkToMails href={SENT_MAILS}>
      <Trans>Show sent emails</Trans>
    </LinkToMails>
  );
}

/** The same for somebody signed in: to the one mail by which they confirm their address. */
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
