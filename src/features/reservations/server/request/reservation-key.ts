import { randomBytes } from 'node:crypto';
import { CODE_ALPHABET } from '#domain/check-in-code.ts';

const KEY_LENGTH = 8;

/** A reference that people can read to each other, such as `WH-7KD3-MXQ4`: 78 billion of them. */
export function makeReservationKey(): string {
  let key = '';
  for (const byte of randomBytes(KEY_LENGTH)) {
    key += CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
  }
  return `WH-${key.slice(0, 4)}-${key.slice(4)}`;
}
