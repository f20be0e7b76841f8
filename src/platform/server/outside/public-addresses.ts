import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are no public machine's (RFC 6890 and its registry). */
const REFUSED_V4: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Networks within 2000::/3, which alone is public, that are not: those for protocols (Teredo among
 * them), for documentation, and 6to4, which leads to any address of IPv4.
 */
const REFUSED_V6: readonly (readonly [address: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [address, prefix] of REFUSED_V4) refused.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of REFUSED_V6) refused.addSubnet(address, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

// Two lists: one with both would find an address of IPv4 within IPv6.
const loopbackV4 = new BlockList();
loopbackV4.addSubnet('127.0.0.0', 8, 'ipv4');
const loopbackV6 = new BlockList();
loopbackV6.addAddress('::1', 'ipv6');

/**
 * Whether an IP address may be a public machine's. Addresses of IPv4 within IPv6, in whichever
 * form, are none.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** Whether an IP address is this machine's own. */
export function isLoopback(address: string): boolean {
  if (isIPv4(address)) return loopbackV4.check(address, 'ipv4');
  return isIPv6(address) && loopbackV6.check(address, 'ipv6');
}
