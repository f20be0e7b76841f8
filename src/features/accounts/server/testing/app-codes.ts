import { createOTP } from '@better-auth/utils/otp';
import type { TestApp } from '#entry/testing/test-app.ts';
import type { Visitor } from './visitor.ts';

/** An authenticator app on the phone of a user. */
export interface AuthenticatorApp {
  /** @returns the code of now, or of some steps of 30 seconds later */
  code(later?: number): Promise<string>;
}

/** The app after it has read a QR code. */
export function makeAuthenticatorApp(app: TestApp, url: string): AuthenticatorApp {
  const secret = new URL(url).searchParams.get('secret') ?? '';
  return { code: (later = 0) => appCode(secret, app.services.now(), later) };
}

/**
 * The code that an authenticator app shows (RFC 6238).
 *
 * @param secret in base 32
 * @param later steps of 30 seconds from then
 */
export function appCode(secret: string, now: Temporal.Instant, later = 0): Promise<string> {
  const step = Math.floor(now.epochMilliseconds / 30_000) + later;
  return createOTP(decodeBase32(secret)).hotp(step);
}

/** Turns the second factor of a signed-in user on. @returns their app and backup codes */
export async function turnOnSecondFactor(
  app: TestApp,
  visitor: Visitor,
): Promise<{ phone: AuthenticatorApp; codes: string[] }> {
  const { body: me } = await visitor.call<{ id: string }>('GET', '/api/me');
  await app.services.database.executeSql(
    `update "user" set email_verified = true, owner_verified = true where id = $1`,
    [me.id],
  );
  const start = await visitor.call<{ url: string }>('POST', '/api/account/second-factor');
  if (start.status !== 200) throw new Error(start.text);
  const phone = makeAuthenticatorApp(app, start.body.url);
  const code = await phone.code();
  const on = await visitor.call<{ codes: string[] }>('POST', '/api/account/second-factor/confirm', {
    code,
  });
  if (on.status !== 200) throw new Error(on.text);
  return { phone, codes: on.body.codes };
}

function decodeBase32(text: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)));
}
