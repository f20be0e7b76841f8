import * as v from 'valibot';
import { OPEN_FREE_MAP } from '#platform/contract/map-style.ts';

/** One environment variable, described once: the parser and `.env.example` derive from it. */
export interface Setting {
  /** Its heading in `.env.example`. */
  readonly group: string;
  /** The feature it turns on, described for operators. */
  readonly about: string;
  /** Completes the sentence "NAME must be …". */
  readonly allowed: string;
  /** The default as written in the file; where it depends on other settings, see `fallback`. */
  readonly default?: string;
  /** Description of a default that depends on other settings. */
  readonly fallback?: string;
  /** A secret's value is never repeated in a message. */
  readonly secret?: boolean;
  readonly schema: v.GenericSchema<string, unknown>;
}

/** Any text but an empty one. */
export const text = v.pipe(v.string(), v.minLength(1));

/** A whole number within bounds, both included. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** An address of one of these protocols, with a host. */
export function urlWithProtocol(...protocols: string[]) {
  return v.pipe(
    v.string(),
    v.check((value) => {
      const url = URL.parse(value);
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
    }),
  );
}

/** An address of the web, without slashes at its end. */
export const webUrl = v.pipe(
  urlWithProtocol('http:', 'https:'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** The address of a MapLibre style, or the name of a public one. */
export const mapStyle = v.union([
  v.pipe(
    v.literal('openfreemap'),
    v.transform(() => OPEN_FREE_MAP),
  ),
  webUrl,
]);

/** Scheme, host and port alone. */
export const origin = v.pipe(
  urlWithProtocol('http:', 'https:'),
  v.transform((value) => new URL(value)),
  v.check((url) => url.pathname === '/' && url.search === '' && url.hash === ''),
  v.transform((url) => url.origin),
);

/** Whether something is on. */
export const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
);

/** A name of a host, or an IP address. */
export const hostName = v.pipe(
  v.string(),
  v.regex(/^(?:[A-Za-z0-9.-]+|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)$/),
);
/** A mail address, with a name before it or without. */
export const mailbox = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>@\s]+@[^<>@\s]+|[^<>]+ <[^<>@\s]+@[^<>@\s]+>)$/),
);
