/** Letters and digits that are not easily confused, on paper or on screen. */
export const CODE_ALPHABET = '34679ACDEFGHJKMNPRTUWXY';
export const CODE_LENGTH = 6;
/** Random bytes of one code. */
export const CODE_RANDOM_BYTES = CODE_LENGTH * 2;

/**
 * A check-in code of six characters from `CODE_RANDOM_BYTES` cryptographically random bytes.
 * Two bytes a character leave a bias below 0.04 %.
 *
 * @throws RangeError when there are too few bytes.
 */
export function makeCheckInCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < CODE_RANDOM_BYTES) {
    throw new RangeError(`a code needs ${CODE_RANDOM_BYTES} random bytes`);
  }
  let code = '';
  for (let i = 0; i < CODE_RANDOM_BYTES; i += 2) {
    const draw = (randomBytes[i] ?? 0) * 256 + (randomBytes[i + 1] ?? 0);
    code += CODE_ALPHABET.charAt(draw % CODE_ALPHABET.length);
  }
  return code;
}

/** A code as typed, made comparable: upper case, without spaces, dashes or full-width forms. */
export function normaliseCode(input: string): string {
  return input
    .slice(0, 64)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

const LINK = /\/reservations\/([\da-f-]{36})#check-in=([A-Z\d]{6})$/i;

/**
 * Content of the guest's QR code: the host's page of the reservation, with the guest's code in the
 * part of the address that no server reads.
 *
 * @param origin of the product, such as `https://wayhearth.example`
 */
export function checkInLink(origin: string, reservationId: string, code: string): string {
  return `${origin}/reservations/${reservationId}#check-in=${code}`;
}

/** Parses a scanned code; null for anything but a link of `checkInLink`. */
export function readCheckInLink(
  text: string,
): { readonly reservationId: string; readonly code: string } | null {
  const [, reservationId, code] = LINK.exec(text.slice(0, 500)) ?? [];
  return reservationId === undefined || code === undefined ? null : { reservationId, code };
}

/**
 * Whether two codes are the same once normalised. The time taken does not depend on where they
 * differ, so a code cannot be found character by character.
 */
export function codesMatch(a: string, b: string): boolean {
  const left = normaliseCode(a);
  const right = normaliseCode(b);
  let difference = (left.length ^ CODE_LENGTH) | (right.length ^ CODE_LENGTH);
  for (let i = 0; i < CODE_LENGTH; i++) {
    difference |= (left.charCodeAt(i) | 0) ^ (right.charCodeAt(i) | 0);
  }
  return difference === 0;
}
