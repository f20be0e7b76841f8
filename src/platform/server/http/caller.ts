import { isIPv6 } from 'node:net';
import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import {
  ACCOUNT_HEADER,
  ACCOUNT_PARAMETER,
  pageAccountFor,
} from '#platform/contract/page-account.ts';
import type { Config } from '../config/config.ts';
import type { ActingFor, Actor, Services } from '../services.ts';
import { isThisMachine, namesThisMachine } from '../this-machine.ts';
import { Problem } from './problem.ts';
import {
  GUESS_LIMITS,
  NETWORK_LIMITS,
  type RateLimitClass,
  type RateLimits,
} from './rate-limits.ts';

/** Bindings that the server entry adds to each request. */
export interface AppBindings {
  /** Address of the peer, before any proxy header is read. */
  remoteAddress?: string;
  /** The body as the socket provides it, for handlers that read megabytes. */
  incoming?: Pick<Readable, 'iterator'>;
  /** Set for calls that a page makes while it is rendered on the server. */
  internal?: boolean;
  /** Who asks for the page that makes the call, found once for all of its calls. */
  caller?: Caller | null;
  /**
   * Receives the answer of a route, shaped by its contract, instead of its JSON: for calls that a
   * page makes in this process. Refusals are always sent as JSON.
   */
  handOver?: (answer: unknown) => void;
}

/** Hono's environment of the whole API. */
export interface AppEnv {
  Bindings: AppBindings;
  Variables: {
    requestId: string;
    log: Logger;
    address: string;
    internal: boolean;
    /** Whether the address itself is a secret that grants access. */
    isSecretPath: boolean;
    /** Id of the account that calls. */
    account?: string;
    /** Code of the refusal that is answered. */
    refusal?: string;
    /** Whether a built file answers. */
    isFile?: boolean;
    /** Pattern of the page's route, as the router knows it. */
    pageRoute?: string;
    /** Nonce of the page's scripts. */
    secureHeadersNonce?: string;
    /** Sources of the page's scripts, in place of the nonce. */
    scriptSources?: readonly string[];
  };
}

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

/** The owner of a session, and the host for whom they act in this browser; null for themselves. */
export interface Caller {
  readonly actor: Actor;
  readonly actingFor: ActingFor | null;
}

/**
 * Identifies the caller, and counts the request: signed-in callers by account, so that people who
 * share an address don't share its limit; others, and classes that a new account would evade, by
 * network. Requests of a page during its rendering were counted with the page.
 *
 * @param account whether a page may call that was opened as another account than is signed in now
 * @throws Problem `account-changed` where it may not; `rate-limited`
 */
export async function admitCaller(
  c: Context<AppEnv>,
  limit: RateLimitClass,
  { actorOf, coHosts }: Pick<Services, 'actorOf' | 'coHosts'>,
  limits: RateLimits,
  account: 'same' | 'any' = 'same',
): Promise<Caller | null> {
  const network = callerNetwork(c.get('address'));
  if (!c.get('internal')) await limits.spend('network', network);
  const known = c.env?.caller;
  const caller =
    known === undefined ? await findCaller(c.req.raw.headers, actorOf, coHosts) : known;
  if (caller !== null) c.set('account', caller.actor.id);
  if (c.get('internal')) {
    if (GUESS_LIMITS.has(limit)) await limits.spend(limit, network);
    return caller;
  }
  if (account === 'same' && caller !== null) {
    const { actor, actingFor } = caller;
    const host = actingFor === null ? null : { id: actingFor.hostId };
    const current = pageAccountFor({ id: actor.id, actingFor: host });
    if (current !== (getPageAccount(c) ?? current)) throw new Problem('account-changed');
  }
  const isByNetwork = caller === null || NETWORK_LIMITS.has(limit);
  await limits.spend(limit, isByNetwork ? network : `account:${caller.actor.id}`);
  return caller;
}

/** The caller by the cookies of a request. */
async function findCaller(
  headers: Headers,
  actorOf: Services['actorOf'],
  coHosts: Services['coHosts'],
): Promise<Caller | null> {
  const actor = await actorOf(headers);
  if (actor === null) return null;
  return { actor, actingFor: await coHosts.actingFor(headers, actor.id) };
}

/** The account that the calling page was opened as; undefined where the caller names none. */
function getPageAccount({ req }: Context<AppEnv>): string | undefined {
  return req.header(ACCOUNT_HEADER) ?? req.query(ACCOUNT_PARAMETER);
}

/** A proxy that forwards a request adds one of these. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether no proxy is known that could forward requests from this machine. */
export function isServedHere({ trustedProxies, publicUrl }: Config['http']): boolean {
  return trustedProxies === 0 && namesThisMachine(new URL(publicUrl).hostname);
}

/**
 * Whether a request comes from a person or program on this machine, on its own behalf. False where
 * a proxy is configured, since one on this machine need not name the original caller; and false for
 * another host name, which may have been pointed here so that its page could read the answer.
 *
 * @param address of the peer
 */
export function isLocalRequest(headers: Headers, address: string, http: Config['http']): boolean {
  if (!isServedHere(http) || FORWARDED.some((name) => headers.has(name))) return false;
  // Every current browser and program names the host it calls.
  const asked = URL.parse(`http://${headers.get('host') ?? ''}`)?.hostname ?? '';
  return namesThisMachine(asked) && isThisMachine(address);
}
