import { hash } from 'node:crypto';

/** The part that a picture adds to the digest of all of them. */
export function digestPicture(key: string, content: Uint8Array): string {
  return `${key}\t${hash('sha256', content, 'hex')}`;
}
