import { CODE_ALPHABET } from '#domain/check-in-code.ts';

const LENGTH = 8;
/** Bytes of randomness for one reference. */
export const REFERENCE_RANDOM_BYTES = LENGTH * 2;

/**
 * A reference that can be read out on the telephone, such as `T-7KX39PMA`.
 *
 * @param randomBytes `REFERENCE_RANDOM_BYTES` of them
 */
export function makeTicketReference(randomBytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < REFERENCE_RANDOM_BYTES; at += 2) {
    const draw = (randomBytes[at] ?? 0) * 256 + (randomBytes[at + 1] ?? 0);
    letters += CODE_ALPHABET.charAt(draw % CODE_ALPHABET.length);
  }
  return `T-${letters}`;
}
