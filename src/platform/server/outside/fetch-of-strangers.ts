import type { LookupAddress } from 'node:dns';
import nameServers from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { measureOutside, type OutsideService } from '../telemetry/outside-calls.ts';
import { isLoopback, isPublicAddress } from './public-addresses.ts';

/** Why an address that a person entered gave no answer. */
export type StrangerProblem =
  /** It is no web address, or leads to a machine that isn't public. */
  'refused-address' | 'too-many-redirects' | 'too-large' | 'too-slow' | 'unreachable';

/** An address that gave no answer. */
export class StrangerError extends Error {
  readonly problem: StrangerProblem;

  constructor(problem: StrangerProblem, options?: ErrorOptions) {
    super(`the address was not fetched: ${problem}`, options);
    this.problem = problem;
  }
}

export interface StrangerRequest {
  /** The service, for the metrics. */
  readonly service: OutsideService;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST; without it, the address is read. */
  readonly body?: Buffer;
  /** Whether http is refused, but on this machine where that is allowed. */
  readonly needsTls?: boolean;
  /** Bytes of the answer at most. */
  readonly maxBytes: number;
  /** Milliseconds for all of it: names, redirects and the body. */
  readonly maxMs: number;
  readonly maxRedirects: number;
  /** Whether this machine's own addresses are allowed, for tests. */
  readonly allowsLoopback?: boolean;
}

export interface StrangerAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Which addresses may be fetched. */
export type AddressRules = Pick<StrangerRequest, 'allowsLoopback' | 'needsTls'>;

/** Milliseconds that a name has to be resolved in before it is believed for now. */
const RESOLVE_MS = 3_000;
const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Ports below this are services of the system, but for the two of the web. */
const FREE_PORTS = 1_024;

/**
 * Fetches an address that a person entered. It leads to a public machine or nowhere: each hop is
 * resolved once, every address it has must be public, and the connection goes to the address that
 * was checked, so that a name can't lead elsewhere between the check and the call.
 *
 * @throws StrangerError
 */
export async function fetchOfStrangers(
  address: string,
  { service, maxMs, maxRedirects, ...options }: StrangerRequest,
): Promise<StrangerAnswer> {
  const signal = AbortSignal.timeout(maxMs);
  return measureOutside(
    service,
    async () => {
      let url = parseWebAddress(address, options);
      for (let hop = 0; ; hop += 1) {
        const answer = await fetchHop(url, { ...options, signal });
        if (!REDIRECTS.includes(answer.status) || answer.headers.location === undefined) {
          return answer;
        }
        if (hop === maxRedirects) throw new StrangerError('too-many-redirects');
        url = parseWebAddress(answer.headers.location, options, url);
      }
    },
    ({ status }) => status,
  );
}

/**
 * A web address that may be fetched, as far as can be told without resolving its name. An address
 * of IPv4 in another form (decimal, octal, hexadecimal) is read as what it is.
 *
 * @param base of a relative address
 * @throws StrangerError 'refused-address'
 */
export function parseWebAddress(
  address: string,
  { allowsLoopback = false, needsTls = false }: AddressRules,
  base?: URL,
): URL {
  // Calendars offer their addresses as webcal, which is fetched by https.
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'), base);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) refuse();
  if (url.username !== '' || url.password !== '') refuse();
  const port = Number(url.port);
  if (url.port !== '' && port < FREE_PORTS && port !== 80 && port !== 443) refuse();
  const host = bareHost(url);
  if (host === '' || (isIP(host) !== 0 && !isAllowed(host, allowsLoopback))) refuse();
  if (needsTls && url.protocol !== 'https:' && !(allowsLoopback && isLoopback(host))) refuse();
  url.hash = '';
  return url;
}

/**
 * Whether a web address leads to a public machine now. Of a name that can't be resolved nothing is
 * known, so it counts: each call checks again.
 */
export async function leadsToPublic(address: string, rules: AddressRules): Promise<boolean> {
  let url: URL;
  try {
    url = parseWebAddress(address, rules);
  } catch (error) {
    if (error instanceof StrangerError) return false;
    throw error;
  }
  const host = bareHost(url);
  if (isIP(host) !== 0) return true;
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, RESOLVE_MS, true);
    checkedLookup(rules.allowsLoopback ?? false)(host, { all: true }, (error) => {
      clearTimeout(patience);
      resolve(!(error instanceof StrangerError));
    });
  });
}

function refuse(): never {
  throw new StrangerError('refused-address');
}

/** The host, an address of IPv6 without its brackets. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function isAllowed(address: string, allowsLoopback: boolean): boolean {
  return isPublicAddress(address) || (allowsLoopback && isLoopback(address));
}

type HopOptions = Omit<StrangerRequest, 'service' | 'maxMs' | 'maxRedirects'> & {
  readonly signal: AbortSignal;
};

function fetchHop(
  url: URL,
  { headers = {}, body, maxBytes, allowsLoopback = false, signal }: HopOptions,
): Promise<StrangerAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        error instanceof StrangerError
          ? error
          : new StrangerError(signal.aborted ? 'too-slow' : 'unreachable', { cause: error }),
      );
    const call = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        // No connection is kept: the next call resolves and checks again.
        agent: false,
        headers: { 'accept-encoding': 'identity', ...headers },
        lookup: checkedLookup(allowsLoopback),
        signal,
      },
      (response) => {
        readBody(response, maxBytes).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          (error: unknown) => {
            call.destroy();
            fail(error);
          },
        );
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}

/** Resolves a name once, and gives the connection its addresses only where all are allowed. */
function checkedLookup(allowsLoopback: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (
          first === undefined ||
          addresses.some(({ address }) => !isAllowed(address, allowsLoopback))
        ) {
          callback(new StrangerError('refused-address'), '', 0);
        } else if (options.all === true) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, '', 0),
    );
  };
}

/**
 * The addresses of a name. Name servers are asked directly: the system's look-up holds one of the
 * few threads that files and passwords share, for as long as a stranger's name server is silent. A
 * name that only this machine's list of hosts knows leads nowhere.
 */
async function resolveName(hostname: string): Promise<LookupAddress[]> {
  if (isNameOfLoopback(hostname)) return LOOPBACK;
  const [four, six] = await Promise.allSettled([
    nameServers.resolve4(hostname),
    nameServers.resolve6(hostname),
  ]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const found = (answer: typeof four, family: 4 | 6) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(four, 4), ...found(six, 6)];
}

/** Name servers don't know these names (RFC 6761, section 6.3). */
function isNameOfLoopback(hostname: string): boolean {
  return /(^|\.)localhost\.?$/i.test(hostname);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (REDIRECTS.includes(response.statusCode ?? 0)) {
    // Where it leads is in its head; whatever follows is not read.
    response.destroy();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new StrangerError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
