import { call } from '#platform/web/api/client.ts';
import { getSignInOptions } from '../contract/addresses.gen.ts';

/** Whether this browser may open the page of sent emails. */
export async function canSeeSentMails(signal?: AbortSignal): Promise<boolean> {
  try {
    const { sentMails } = await call(getSignInOptions, {}, signal === undefined ? {} : { signal });
    return sentMails;
  } catch {
    return false;
  }
}
