import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { S3Access } from '../objects/object-store.ts';
import { closeToOthers, PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import { namesThisMachine } from '../this-machine.ts';
import { withEnvFile } from './env-file.js';
import { type PushConfig, toPushConfig } from './push-config.ts';
import { ConfigError, type Environment, type ReadSettings, readSettings } from './read-settings.ts';

import { MINIMUM_PASSWORD_COST, type SettingValue } from './settings.ts';

export { ConfigError, type Environment } from './read-settings.ts';

/** A client registered with a sign-in provider. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of the provider; absent for the provider's own address. */
  readonly base?: string;
}

/** Configuration of this process: read once at the start, never changed. */
export interface Config {
  readonly mode: SettingValue<'NODE_ENV'>;
  readonly http: {
    readonly host: string;
    /** 0 takes any free port. */
    readonly port: number;
    /** Public scheme, host and port, without a slash at the end. */
    readonly publicUrl: string;
    /**
     * Whether the server is unreachable for other machines: neither HOST nor PUBLIC_URL admits
     * them.
     */
    readonly isPrivate: boolean;
    /** Number of trusted proxies in front of the server. */
    readonly trustedProxies: number;
    readonly rateLimits: boolean;
    /** Token that grants access to `/metrics`; without it the route is closed. */
    readonly metricsToken?: string;
  };
  /** The logarithm of scrypt's `N`, for hashes of passwords. */
  readonly passwordCost: number;
  /** Port of a worker's own health and metrics; absent: it has none. */
  readonly metricsPort?: number;
  /** Address to which new kinds of errors are posted; absent: the log alone has them. */
  readonly errorWebhook?: string;
  /** Collector of traces, without a slash at its end, and the share that is sent; absent: none. */
  readonly tracing?: { readonly endpoint: string; readonly share: number };
  /** The commit that runs, where the operator names it. */
  readonly commit?: string;
  /** Absolute path of the folder for all files of this process. */
  readonly dataDir: string;
  readonly database:
    | { readonly kind: 'embedded' }
    | {
        readonly kind: 'postgresql';
        readonly url: string;
        /** Past a pooler, for migrations. */
        readonly directUrl?: string;
        readonly replicaUrl?: string;
        /** Seconds the replica may be behind. */
        readonly replicaMaxLag: number;
        /** Most connections, per database. */
        readonly poolSize: number;
      };
  /** Whether migrations run at the start. */
  readonly migrate: boolean;
  /** Absent: the database counts the rate limits. */
  readonly valkeyUrl?: string;
  /** Seconds that a stopping server serves on. */
  readonly drainSeconds: number;
  /** Whether an empty database is filled with the demo world, and its accounts may sign in. */
  readonly demo: boolean;
  /** Whether the first listing of a host is limited until it has been seen. */
  readonly reviewFirstListings: boolean;
  /** Whether staff need a second factor for what their role gives them. */
  readonly staffSecondFactor: boolean;
  /** Whether imported calendars may come from this machine, for tests. */
  readonly calendarsFromLoopback: boolean;
  readonly push: PushConfig;
  /** Who runs this product, as receipts name them. */
  readonly operator: {
    readonly name?: string;
    readonly address?: string;
    readonly taxId?: string;
  };
  /** Whether rendered pages are cached for readers who are not signed in. */
  readonly pageCache: boolean;
  /** Whether jobs run inside the web server. */
  readonly jobs: boolean;
  readonly logLevel: SettingValue<'LOG_LEVEL'>;
  /** Signs sessions and links; at least 32 characters. */
  readonly sessionSecret: string;
  readonly mail: {
    /** Absent: mails are stored as files. */
    readonly smtpUrl?: string;
    readonly from: string;
  };
  readonly payments:
    | { readonly kind: 'sandbox' }
    | {
        readonly kind: 'stripe';
        readonly secretKey: string;
        readonly webhookSecret: string;
        /** Secret of the endpoint for events of hosts' accounts; absent: payouts are the sandbox's. */
        readonly connectWebhookSecret?: string;
        readonly apiBase?: string;
      };
  /** Absent: no identity is verified. */
  readonly identity?: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase?: string;
  };
  readonly signIn: {
    readonly google?: OAuthClient;
    readonly github?: OAuthClient;
  };
  /** Absent: pictures are stored in the database. */
  readonly pictureHost?: { readonly url: string; readonly preset: string };
  /** A service of S3's protocol. Without a bucket it is for backups alone. */
  readonly s3?: S3Access & { readonly bucket?: string };
  /** Origin that pages fetch pictures from; absent: their own. */
  readonly mediaCdnUrl?: string;
  /** Most bytes of finished renditions on the disk. */
  readonly pictureCacheBytes: number;
  readonly map: { readonly styleUrl?: string };
  readonly places: {
    /** Absent: only built-in places are known. */
    readonly google?: {
      readonly key: string;
      /** Base address of Google; absent for its own address. */
      readonly base?: string;
    };
  };
  /** Absent: flights are estimated. */
  readonly duffel?: {
    readonly token: string;
    /** Base address of Duffel; absent for its own address. */
    readonly base?: string;
  };
}

/** Where strangers may come by the hashes, they cost what is safe. */
const CHEAP_PASSWORDS = new Map([
  [
    'PASSWORD_COST',
    `PASSWORD_COST has to be at least ${MINIMUM_PASSWORD_COST} where HOST or PUBLIC_URL lets other machines in.`,
  ],
]);

/** Strangers could have this machine's own services fetched. */
const OWN_CALENDARS = new Map([
  [
    'CALENDARS_FROM_LOOPBACK',
    'CALENDARS_FROM_LOOPBACK has to be off where HOST or PUBLIC_URL lets other machines in.',
  ],
]);

const OWN_PUSH_SERVICES = new Map([
  [
    'PUSH_TO_LOOPBACK',
    'PUSH_TO_LOOPBACK has to be off where HOST or PUBLIC_URL lets other machines in.',
  ],
]);

/**
 * Parses the configuration from variables alone: no file is read, nothing is written.
 *
 * @param env the variables
 * @param root folder that a relative `DATA_DIR` starts from
 * @returns the configuration, frozen, without a session secret where none is set
 * @throws ConfigError naming every variable that is wrong, or that another one needs
 */
export function parseConfig(
  env: Environment,
  root: string,
): Omit<Config, 'sessionSecret'> & Pick<Partial<Config>, 'sessionSecret'> {
  const read = readSettings(env);
  const { DATABASE_URL: databaseUrl } = read;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const isPrivate = namesThisMachine(read.HOST) && namesThisMachine(new URL(publicUrl).hostname);
  if (read.PASSWORD_COST < MINIMUM_PASSWORD_COST && !isPrivate)
    throw new ConfigError(CHEAP_PASSWORDS);
  if (read.CALENDARS_FROM_LOOPBACK && !isPrivate) throw new ConfigError(OWN_CALENDARS);
  if (read.PUSH_TO_LOOPBACK && !isPrivate) throw new ConfigError(OWN_PUSH_SERVICES);
  const demo = read.DEMO ?? (databaseUrl === undefined && isPrivate);
  return freeze({
    mode: read.NODE_ENV,
    http: {
      host: read.HOST,
      port: read.PORT,
      publicUrl,
      isPrivate,
      trustedProxies: read.TRUST_PROXY,
      rateLimits: read.RATE_LIMITS,
      ...given({ metricsToken: read.METRICS_TOKEN }),
    },
    passwordCost: read.PASSWORD_COST,
    ...given({
      metricsPort: read.METRICS_PORT,
      errorWebhook: read.ERROR_WEBHOOK,
      commit: read.BUILD_COMMIT,
      tracing:
        read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? undefined
          : { endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT, share: read.OTEL_TRACES_SAMPLER_ARG },
    }),
    dataDir: resolve(root, read.DATA_DIR),
    database:
      databaseUrl === undefined
        ? { kind: 'embedded' }
        : {
            kind: 'postgresql',
            url: databaseUrl,
            poolSize: read.DATABASE_POOL,
            replicaMaxLag: read.REPLICA_MAX_LAG,
            ...given({
              replicaUrl: read.DATABASE_REPLICA_URL,
              directUrl: read.DATABASE_DIRECT_URL,
            }),
          },
    reviewFirstListings: read.REVIEW_FIRST_LISTINGS,
    demo,
    staffSecondFactor: read.STAFF_SECOND_FACTOR ?? (read.NODE_ENV === 'production' && !demo),
    migrate: read.MIGRATE,
    ...given({ valkeyUrl: read.VALKEY_URL }),
    drainSeconds: read.DRAIN_SECONDS ?? (databaseUrl === undefined ? 0 : 5),
    calendarsFromLoopback: read.CALENDARS_FROM_LOOPBACK,
    push: toPushConfig(read, publicUrl),
    operator: given({
      name: read.OPERATOR_NAME,
      address: read.OPERATOR_ADDRESS,
      taxId: read.OPERATOR_TAX_ID,
    }),
    pageCache: read.PAGE_CACHE,
    jobs: read.JOBS,
    logLevel: read.LOG_LEVEL,
    ...given({ sessionSecret: read.SESSION_SECRET }),
    mail: { from: read.MAIL_FROM, ...given({ smtpUrl: read.SMTP_URL }) },
    payments:
      read.STRIPE_SECRET_KEY === undefined || read.STRIPE_WEBHOOK_SECRET === undefined
        ? { kind: 'sandbox' }
        : {
            kind: 'stripe',
            secretKey: read.STRIPE_SECRET_KEY,
            webhookSecret: read.STRIPE_WEBHOOK_SECRET,
            ...given({
              connectWebhookSecret: read.STRIPE_CONNECT_WEBHOOK_SECRET,
              apiBase: read.STRIPE_API_BASE,
            }),
          },
    ...given({ identity: toIdentity(read) }),
    signIn: given({
      google: toOAuthClient(
        read.GOOGLE_CLIENT_ID,
        read.GOOGLE_CLIENT_SECRET,
        read.OAUTH_GOOGLE_ISSUER,
      ),
      github: toOAuthClient(
        read.GITHUB_CLIENT_ID,
        read.GITHUB_CLIENT_SECRET,
        read.OAUTH_GITHUB_BASE,
      ),
    }),
    ...given({ pictureHost: toPictureHost(read.MEDIA_UPLOAD_URL, read.MEDIA_UPLOAD_PRESET) }),
    ...given({ s3: toS3(read), mediaCdnUrl: read.MEDIA_CDN_URL }),
    pictureCacheBytes: read.PICTURE_CACHE_MB * 1024 ** 2,
    map: given({ styleUrl: read.MAP_STYLE_URL }),
    ...given({
      duffel:
        read.DUFFEL_TOKEN === undefined
          ? undefined
          : { token: read.DUFFEL_TOKEN, ...given({ base: read.DUFFEL_BASE }) },
    }),
    places:
      read.GOOGLE_PLACES_KEY === undefined
        ? {}
        : {
            google: { key: read.GOOGLE_PLACES_KEY, ...given({ base: read.GOOGLE_PLACES_BASE }) },
          },
  });
}

/**
 * Reads the configuration of this process: its variables, then `.env` in the root for those that
 * are not set, then the defaults. Stores a session secret in the data folder when none is set, and
 * closes that folder to other users of the machine.
 *
 * @throws ConfigError naming every variable that is wrong
 */
export function loadConfig(env: Environment = process.env, root: string = process.cwd()): Config {
  const config = parseConfig(withEnvFile(env, root), root);
  closeToOthers(config.dataDir);
  const sessionSecret = config.sessionSecret ?? keepSessionSecret(config.dataDir);
  return Object.freeze({ ...config, sessionSecret });
}

function toIdentity(read: ReadSettings): Config['identity'] {
  const { STRIPE_IDENTITY_KEY: secretKey, STRIPE_IDENTITY_WEBHOOK_SECRET: webhookSecret } = read;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, webhookSecret, ...given({ apiBase: read.STRIPE_IDENTITY_BASE }) };
}

function toOAuthClient(
  clientId: string | undefined,
  clientSecret: string | undefined,
  base: string | undefined,
): OAuthClient | undefined {
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { clientId, clientSecret, ...given({ base }) };
}

function toPictureHost(url: string | undefined, preset: string | undefined): Config['pictureHost'] {
  return url === undefined || preset === undefined ? undefined : { url, preset };
}

function toS3(read: ReadSettings): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = read;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = read;
  if (endpoint === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return undefined;
  }
  return { endpoint, accessKeyId, secretAccessKey, region, ...given({ bucket: read.S3_BUCKET }) };
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Leaves out undefined values, so that a frozen part lists only the given ones. */
function given<T extends object>(values: T): Given<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<T>;
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) freeze(part);
  }
  return Object.freeze(value);
}

const SECRET_BYTES = 32;
const MIN_CHARACTERS = 32;

/**
 * The secret stored in the data folder; makes one the first time, readable by its owner alone.
 *
 * @param dataDir absolute path; made when missing
 * @returns at least 32 characters, the same at every start
 * @throws ConfigError when the stored secret is too short to be safe
 */
function keepSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const secret = readSecret(path) ?? makeSecret(dataDir, path);
  if (secret.length >= MIN_CHARACTERS) return secret;
  const sentence = `The secret in ${path} is shorter than ${MIN_CHARACTERS} characters; delete the file or set SESSION_SECRET.`;
  throw new ConfigError(new Map([['SESSION_SECRET', sentence]]));
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, PRIVATE_FOLDER);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, PRIVATE_FILE);
  try {
    // A link appears completely or not at all, and never replaces a file: if two servers start at
    // once on one folder, both use the secret of the first.
    linkSync(draft, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readSecret(path) ?? secret;
  } finally {
    rmSync(draft, { force: true });
  }
}
