import type { Config } from '#platform/server/config/config.ts';
import { readSignedId, signId } from '#platform/server/signed-id.ts';

type Secret = Pick<Config, 'sessionSecret'>;

/** The part of a mail's links that names its search, and by which its reader stops the mails. */
export function searchToken(searchId: string, config: Secret): string {
  return signId('saved-search', searchId, config);
}

/** The search of a token, which may have been deleted; null for a token that isn't ours. */
export function readSearchToken(token: string, config: Secret): string | null {
  return readSignedId('saved-search', token, config);
}
