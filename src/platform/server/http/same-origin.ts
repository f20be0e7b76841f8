import { isIP } from 'node:net';

/**
 * Whether a request that changes something has an allowed origin. Browsers send `Sec-Fetch-Site` or
 * `Origin` with every such request; a caller that sends neither is no browser and carries no
 * ambient cookies.
 *
 * `Sec-Fetch-Site`, which no script can set, decides where it is sent: over https and on this
 * machine. Otherwise `Origin` is compared as a whole: scheme, host and port.
 *
 * @param publicOrigin the origin the product is served under
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return true;
  return publicOrigin.startsWith('http:') && isRequestedByAddress(origin, headers.get('host'));
}

/**
 * Whether a page came over http from the very address it calls, as on a network at home. By number
 * alone: the owner of a name could point it here.
 */
function isRequestedByAddress(origin: string, host: string | null): boolean {
  if (host === null || origin !== `http://${host}` || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
