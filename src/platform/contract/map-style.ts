/** The style of OpenFreeMap with streets, which needs no key; its tiles come from the same host. */
export const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/liberty';

/** Characters of the address of a style at most. */
export const MAP_STYLE_LENGTH = 500;

/**
 * Whether an address may be that of a style: over https, by name and without a password, since every
 * reader's browser asks it.
 */
export function isMapStyleUrl(text: string): boolean {
  if (text.length > MAP_STYLE_LENGTH) return false;
  try {
    const { protocol, username, password, hostname } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  } catch {
    return false;
  }
}
