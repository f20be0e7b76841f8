import { isIPv6 } from 'node:net';

/** Hextets of an IPv6 address that name a network; its devices choose the rest. */
const NETWORK_HEXTETS = 4;

/**
 * The unit that limits count: an IPv4 address itself, for an IPv6 address its network (/64), since
 * the owner of one address of it has all of them.
 */
export function callerNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The address of a URL is in one form: small letters, no leading zeros, IPv4 as two hextets.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const hextets = [...before, ...Array<string>(gap).fill('0'), ...after];
  const isMapped = hextets.slice(0, 5).every((part) => part === '0') && hextets[5] === 'ffff';
  if (isMapped) return hextets.slice(6).flatMap(toOctets).join('.');
  return `${hextets.slice(0, NETWORK_HEXTETS).join(':')}::/64`;
}

function toOctets(hextet: string): [number, number] {
  const value = Number.parseInt(hextet, 16);
  return [value >> 8, value & 0xff];
}
