import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SENT_MAILS } from '#platform/contract/sent-mails.ts';
import { LINK } from '../link-class.ts';
import { canSeeSentMails } from '../sent-mails.ts';

/** The way to the mails that were sent, where no server sends them; nothing elsewhere. */
export function SentMailsLink() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    void canSeeSentMails(asking.signal).then(setShown);
    return () => asking.abort();
  }, []);
  if (!isShown) return null;
  return (
    <a href={SENT_MAILS} className={`${LINK} justify-self-start`}>
      <Trans>Show sent emails</Trans>
    </a>
  );
}
