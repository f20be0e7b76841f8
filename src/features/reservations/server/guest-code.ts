import { createHmac } from 'node:crypto';
import { encodeQR } from 'qr';
import { checkInLink, makeCheckInCode } from '#domain/check-in-code.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { ReservationDetails } from '../contract.ts';

/**
 * The code that a guest shows to be checked in. It is derived from the reservation and our secret,
 * so it need not be stored and can't be computed from public data.
 */
export function guestCode(
  reservationId: string,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): string {
  const digest = createHmac('sha256', sessionSecret).update(`guest-code ${reservationId}`).digest();
  return makeCheckInCode(digest);
}

/** The guest's code with the square code that a host's camera reads. */
export function shownGuestCode(
  reservationId: string,
  config: Pick<Config, 'sessionSecret' | 'http'>,
): NonNullable<ReservationDetails['guestCode']> {
  const code = guestCode(reservationId, config);
  const link = checkInLink(config.http.publicUrl, reservationId, code);
  // Screens are scratched and hands shake: a quarter of it may be unreadable.
  const framed = encodeQR(link, 'raw', { ecc: 'quartile', border: 1 });
  const modules = framed.slice(1, -1).map((row) => row.slice(1, -1));
  return { code, qr: { size: modules.length, path: drawModules(modules) } };
}

/** The dark modules of each row, drawn stretch by stretch. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => findDarkRuns(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`))
    .join('');
}

/** Where each stretch of dark modules begins, and how many it has. */
function findDarkRuns(row: readonly boolean[]): [from: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
