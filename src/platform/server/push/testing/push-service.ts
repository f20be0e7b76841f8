import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushContent } from '../push.ts';

/** A notification that arrived at a browser, with what the push service saw of it. */
export interface Arrived {
  /** Of the browser. */
  readonly endpoint: string;
  readonly content: PushContent;
  readonly ttl: number;
  readonly topic: string;
  readonly urgency: string;
  /** Claims of the sender. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
}

/** A subscription as a browser writes it to JSON. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly subscription: BrowserSubscription;
}

const JWT =
  /^vapid t=(?<token>(?<signed>[\w-]+\.(?<claims>[\w-]+))\.(?<signature>[\w-]+)), ?k=(?<key>[\w-]+)$/;

/**
 * A push service on loopback and the browsers that subscribe there. It checks its callers by RFC 8292
 * and decrypts by RFC 8291, with none of the code that sends.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const arrived: Arrived[] = [];
  const calls: string[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  /** Public key of the sender for which all browsers here subscribe. */
  let sender = '';

  const receive = async (request: IncomingMessage) => {
    const browser = browsers.get(request.url ?? '');
    calls.push(request.url ?? '');
    const body = await readAll(request);
    const planned = answers.shift();
    if (planned !== undefined) return planned;
    if (browser === undefined) return { status: 410 };
    if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm') {
      return { status: 400 };
    }
    const claims = readClaims(request.headers.authorization ?? '', sender);
    if (claims === null) return { status: 403 };
    arrived.push({
      endpoint: browser.subscription.endpoint,
      content: JSON.parse(decrypt(browser, body)),
      ttl: Number(request.headers.ttl),
      topic: String(request.headers.topic),
      urgency: String(request.headers.urgency),
      claims,
    });
    return { status: 201 };
  };
  const server = createServer((request, response) => {
    receive(request).then(
      ({ status, headers = {} }: { status: number; headers?: Record<string, string> }) =>
        response.writeHead(status, headers).end(),
      () => response.writeHead(400).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    /** Notifications that browsers got, in order. */
    arrived,
    /** Paths that were called, whatever was answered. */
    calls,
    serve(publicKey: string) {
      sender = publicKey;
    },
    /** A new browser that subscribes. */
    subscribe(): BrowserSubscription {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(24).toString('base64url')}`;
      const subscription = {
        endpoint: origin + path,
        keys: { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') },
      };
      browsers.set(path, { ecdh, auth, subscription });
      return subscription;
    },
    /** The owner of a browser takes the permission back. */
    unsubscribe({ endpoint }: BrowserSubscription) {
      browsers.delete(new URL(endpoint).pathname);
    },
    /** Answers the next call this way, and delivers nothing. */
    answerNext(status: number, headers: Record<string, string> = {}) {
      answers.push({ status, headers });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The claims of a sender (RFC 8292 §2); null where the signature is another one's, or missing. */
function readClaims(authorization: string, sender: string): Arrived['claims'] | null {
  const {
    signed = '',
    claims = '',
    signature = '',
    key = '',
  } = JWT.exec(authorization)?.groups ?? {};
  if (key === '' || key !== sender) return null;
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(signed),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}

/** Decrypts one record of aes128gcm (RFC 8188 §2, RFC 8291 §3). */
function decrypt({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A delimiter of 2 ends the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
