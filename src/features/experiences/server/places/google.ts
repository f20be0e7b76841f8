import type { Config } from '#platform/server/config/config.ts';

/** Settings of Google's Places API. */
export type Google = NonNullable<Config['places']['google']>;

const GOOGLE = 'https://maps.googleapis.com';

/** The URL of a call of Google's Places API. It contains the key, so never show or log it. */
export function googleAddress(
  { key, base = GOOGLE }: Google,
  call: 'details/json' | 'textsearch/json' | 'photo',
  query: Readonly<Record<string, string>>,
): URL {
  const address = new URL(`${base}/maps/api/place/${call}`);
  address.search = new URLSearchParams({ ...query, key }).toString();
  return address;
}

/**
 * Whether an address is one of Google's photo hosts: never one of our own network, wherever an
 * answer redirects.
 */
export function isPhotoAddress(address: URL, { base }: Google): boolean {
  if (base !== undefined && address.origin === new URL(base).origin) return true;
  const { protocol, port, username, password, hostname } = address;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && /(?:^|\.)(?:googleusercontent|ggpht)\.com$/.test(hostname);
}
