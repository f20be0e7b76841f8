import { encodeQR } from 'qr';
import type { ReservationDetails } from '../../contract.ts';

type SquareCode = NonNullable<ReservationDetails['guestCode']>['qr'];

/** The square code of a text, for a camera. */
export function drawSquareCode(text: string): SquareCode {
  // Screens are scratched and hands shake: a quarter of it may be unreadable.
  const framed = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 });
  const modules = framed.slice(1, -1).map((row) => row.slice(1, -1));
  return { size: modules.length, path: drawModules(modules) };
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
