import { call } from '#platform/web/api/client.ts';
import { getSignInOptions } from '../contract/session-routes.ts';

/** Whether the page of the mails that were sent is there for this browser. */
export async function canSeeSentMails(signal?: AbortSignal): Promise<boolean> {
  try {
    const { sentMails } = await call(getSignInOptions, {}, signal === undefined ? {} : { signal });
    return sentMails;
  } catch {
    return false;
  }
}
