import { call } from '#platform/web/api/client.ts';
import { getSignInOptions } from '../contract/session-routes.ts';

/** The page of the mails that were sent, for who runs the product without a mail server. */
export const SENT_MAILS = '/mails';

/** Whether that page is there for this browser. */
export async function canSeeSentMails(signal?: AbortSignal): Promise<boolean> {
  try {
    const { sentMails } = await call(getSignInOptions, {}, signal === undefined ? {} : { signal });
    return sentMails;
  } catch {
    return false;
  }
}
