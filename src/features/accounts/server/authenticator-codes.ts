import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';

/** Seconds for which a code of an authenticator app is shown. */
const STEP_SECONDS = 30;
/** Steps before and after the present one that are accepted, for clocks that differ. */
const DRIFT = 1;

/**
 * The time step of a code of an authenticator app (RFC 6238), in steps since 1970.
 *
 * @param code six digits
 * @returns null for a code that is none of now
 */
export async function findStep(
  secret: string,
  code: string,
  now: Temporal.Instant,
): Promise<number | null> {
  const present = Math.floor(now.epochMilliseconds / 1_000 / STEP_SECONDS);
  const otp = createOTP(secret);
  let found: number | null = null;
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1) {
    if (isSame(await otp.hotp(step), code)) found = step;
  }
  return found;
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUrl(secret: string, issuer: string, account: string): string {
  return createOTP(secret).url(issuer, account);
}

export const BACKUP_CODES = 10;
const CODE_LENGTH = 10;
/** Letters and digits that look alike are left out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten codes of 50 random bits each, such as `K7XQ2-9MWPA`. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => {
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return `${code.slice(0, 5).join('')}-${code.slice(5).join('')}`;
  });
}

/** A code as typed, without spaces and hyphens, in capital letters. */
export function tidyCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * A backup code as stored: without the server's secret, a reader of the database can't guess it.
 *
 * @param code tidy
 */
export function backupCodeDigest(code: string, userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`backup-code ${userId} ${code}`).digest('base64url');
}
