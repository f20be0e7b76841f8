import type { Config } from '#platform/server/config/config.ts';
import { readSignedId, signId } from '#platform/server/signed-id.ts';

type Links = Pick<Config, 'sessionSecret' | 'http'>;

/** The address that opens a list for every user who has it. */
export function linkTo(shareId: string, config: Links): string {
  return `${config.http.publicUrl}/wishlists/shared/${signId('wishlist', shareId, config)}`;
}

/** The id in a token, which may have been revoked; null for a token that isn't ours. */
export function readListToken(token: string, config: Links): string | null {
  return readSignedId('wishlist', token, config);
}
