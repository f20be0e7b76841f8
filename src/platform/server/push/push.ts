import { createECDH, createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import {
  type AddressRules,
  fetchOfStrangers,
  leadsToPublic,
  StrangerError,
} from '../outside/fetch-of-strangers.ts';
import { vapidKeys } from './vapid-keys.ts';

/** A browser's subscription, for those who may send to it (W3C Push API). */
export interface PushTarget {
  /** The address of its push service. */
  readonly endpoint: string;
  /** Public key of P-256 and secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Which part of a target can't be one. */
export type PushTargetProblem = 'endpoint' | 'p256dh' | 'auth';

/** A notification as the service worker shows it; at most some 3,000 bytes as JSON. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** Path of the page that it opens. */
  readonly path: string;
  /** Of two notifications with one tag, the later one replaces the other. */
  readonly tag: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** How a try ended. */
export type PushOutcome =
  | { readonly is: 'sent' }
  /** The browser doesn't exist any more, or its owner has turned notifications off. */
  | { readonly is: 'gone' }
  /** Another try would end the same way. */
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'later'; readonly why: string; readonly waitSeconds: number | null };

/** Sends notifications to browsers by their push services (RFC 8030, 8291, 8292). */
export interface Push {
  /** Of the pair that push services know this product by; browsers subscribe for it. */
  readonly publicKey: string;
  /** Checks a target that a browser sent; null where it can be one. */
  check(target: PushTarget): Promise<PushTargetProblem | null>;
  /** Never rejects for anything that the push service does. */
  send(target: PushTarget, content: PushContent, ttlSeconds: number): Promise<PushOutcome>;
}

const MAX_MS = 10_000;
/** Bytes of an answer, which is read for nothing but its status. */
const MAX_BYTES = 16_384;
const AUTH_BYTES = 16;
/** Letters of a topic at most (RFC 8030 §5.4). */
const TOPIC_LETTERS = 32;
const GONE: readonly number[] = [404, 410];
const TOO_MANY = 429;
const TIMED_OUT = 408;

export function makePush(config: Pick<Config, 'push' | 'sessionSecret'>): Push {
  const keys = vapidKeys(config);
  const rules: AddressRules = { needsTls: true, allowsLoopback: config.push.toLoopback };
  return {
    publicKey: keys.publicKey,
    check: async (target) => {
      if (!isPublicKey(target.p256dh)) return 'p256dh';
      if (Buffer.from(target.auth, 'base64url').byteLength !== AUTH_BYTES) return 'auth';
      return (await leadsToPublic(target.endpoint, rules)) ? null : 'endpoint';
    },
    send: async ({ endpoint, p256dh, auth }, { tag, ...content }, ttlSeconds) => {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ tag, ...content }),
        {
          TTL: ttlSeconds,
          urgency: 'high',
          // The push service replaces a waiting one of the same topic, as the browser does by the tag.
          topic: createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LETTERS),
          contentEncoding: 'aes128gcm',
        },
      );
      // Apart: with its keys, the library would read the endpoint by a parser that Node discourages.
      const signed = webPush.getVapidHeaders(
        new URL(endpoint).origin,
        config.push.contact,
        keys.publicKey,
        keys.privateKey,
        'aes128gcm',
      );
      try {
        const answer = await fetchOfStrangers(endpoint, {
          service: 'push',
          headers: toTexts({ ...headers, ...signed }),
          body,
          maxBytes: MAX_BYTES,
          maxMs: MAX_MS,
          maxRedirects: 0,
          ...rules,
        });
        return toOutcome(answer.status, answer.headers['retry-after']);
      } catch (error) {
        if (!(error instanceof StrangerError)) throw error;
        return error.problem === 'too-slow' || error.problem === 'unreachable'
          ? { is: 'later', why: error.problem, waitSeconds: null }
          : { is: 'refused', why: error.problem };
      }
    },
  };
}

function isPublicKey(text: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    // Fails for a point that isn't on the curve.
    ecdh.computeSecret(Buffer.from(text, 'base64url'));
    return Buffer.from(text, 'base64url').byteLength === ecdh.getPublicKey().byteLength;
  } catch {
    return false;
  }
}

function toTexts(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function toOutcome(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (GONE.includes(status)) return { is: 'gone' };
  const why = `status ${status}`;
  if (status < 500 && status !== TOO_MANY && status !== TIMED_OUT) return { is: 'refused', why };
  // A date in place of seconds is as good as none: the usual wait.
  const seconds = Number(retryAfter ?? Number.NaN);
  return {
    is: 'later',
    why,
    waitSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
  };
}
