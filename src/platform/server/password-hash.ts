import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { makeConcurrencyLimit } from './concurrency-limit.ts';
import { MINIMUM_PASSWORD_COST } from './config/settings.ts';

/** The cost of making a hash, and so of guessing. */
interface ScryptCost {
  /** Memory and time, a power of two; with `r` it takes 128 · N · r bytes. */
  readonly N: number;
  /** Block size. */
  readonly r: number;
  /** Rounds, one after the other in the same memory. */
  readonly p: number;
}

function makeCost(logN: number): ScryptCost {
  return { N: 2 ** logN, r: 8, p: 3 };
}

/** Older hashes without their cost, `salt:key` in hexadecimal digits. */
const COST_BEFORE: ScryptCost = { N: 2 ** 14, r: 16, p: 1 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/** Of the four threads on which Node hashes, reads files and looks up names, two stay for the latter. */
const AT_ONCE = 2;
/** The last of them is answered within a second on two usual cores, and within two on slow ones. */
const MAX_WAITING = 4;

/** All hashes of this process take turns: more at once would only make everybody wait longer. */
const inTurn = makeConcurrencyLimit({
  atOnce: AT_ONCE,
  maxWaiting: MAX_WAITING,
  refusal: 'passwords-busy',
  retrySeconds: 3,
});

interface StoredHash {
  readonly cost: ScryptCost;
  readonly salt: string | Buffer;
  readonly key: Buffer;
}

/**
 * @param logN the logarithm of scrypt's `N`, by the configuration's `passwordCost`
 * @returns `$scrypt$ln=15,r=8,p=3$salt$key`, as the PHC string format has it
 * @throws Problem `passwords-busy` where too many wait
 */
export async function hashPassword(
  password: string,
  logN = MINIMUM_PASSWORD_COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = makeCost(logN);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${logN},r=${cost.r},p=${cost.p}$${phc(salt)}$${phc(key)}`;
}

/**
 * Whether a password is the one of a hash, by the cost that the hash was made with.
 *
 * @throws Error for what is no hash of ours; Problem `passwords-busy` where too many wait
 */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { cost, salt, key } = readHash(hash);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

/** Whether a hash was made with another cost than the configured one. */
export function isHashOutdated(hash: string, logN = MINIMUM_PASSWORD_COST): boolean {
  const { N, r, p } = readHash(hash).cost;
  const cost = makeCost(logN);
  return N !== cost.N || r !== cost.r || p !== cost.p;
}

function readHash(hash: string): StoredHash {
  const noted =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{86})$/.exec(
      hash,
    );
  if (noted !== null) {
    const [, ln, r, p, salt = '', key = ''] = noted;
    return {
      cost: { N: 2 ** Number(ln), r: Number(r), p: Number(p) },
      salt: Buffer.from(salt, 'base64'),
      key: Buffer.from(key, 'base64'),
    };
  }
  // The digits themselves were the salt.
  const [, salt = '', key = ''] = /^([\da-f]+):([\da-f]{128})$/.exec(hash) ?? [];
  if (key === '') throw new Error('a stored password is no hash of ours');
  return { cost: COST_BEFORE, salt, key: Buffer.from(key, 'hex') };
}

function derive(password: string, salt: string | Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return inTurn(
    () =>
      new Promise((done, fail) => {
        // The same letters, however a keyboard composes them.
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error === null ? done(key) : fail(error),
        );
      }),
  );
}

function phc(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
