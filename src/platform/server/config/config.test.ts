import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { ConfigError, type Environment, loadConfig, parseConfig } from './config.ts';

const root = '/srv/wayhearth';
const POSTGRES = 'postgres://nomad:hunter2@db.example:5432/wayhearth';

function catchProblem(env: Environment): ConfigError {
  try {
    parseConfig(env, root);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('defaults', () => {
  test('with no variable set', () => {
    expect(parseConfig({}, root)).toEqual({
      mode: 'production',
      http: {
        host: '127.0.0.1',
        port: 3000,
        publicUrl: 'http://localhost:3000',
        isPrivate: true,
        trustedProxies: 0,
        rateLimits: true,
      },
      passwordCost: 15,
      dataDir: '/srv/wayhearth/.data',
      database: { kind: 'embedded' },
      demo: true,
      migrate: true,
      drainSeconds: 0,
      calendarsFromLoopback: false,
      push: { contact: 'mailto:stay@wayhearth.example', toLoopback: false },
      pageCache: true,
      jobs: true,
      logLevel: 'info',
      mail: { from: 'Wayhearth <stay@wayhearth.example>' },
      payments: { kind: 'sandbox' },
      reviewFirstListings: false,
      staffSecondFactor: false,
      signIn: {},
      pictureCacheBytes: 2_048 * 1024 ** 2,
      map: {},
      operator: {},
      places: {},
    });
  });

  test.each([
    ['where accounts are real', { DEMO: 'off' }, true],
    ['in the demo world', { DEMO: 'on' }, false],
    ['while developing', { DEMO: 'off', NODE_ENV: 'development' }, false],
    ['as it is set', { DEMO: 'on', STAFF_SECOND_FACTOR: 'on' }, true],
  ])('staff need a second factor %s', (_, env, isNeeded) => {
    expect(parseConfig(env, root).staffSecondFactor).toBe(isNeeded);
  });

  test('an empty value counts as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '  ' }, root)).toEqual(parseConfig({}, root));
  });

  test('the public address follows the port', () => {
    expect(parseConfig({ PORT: '4100' }, root).http.publicUrl).toBe('http://localhost:4100');
  });

  test('an absolute data folder stays as it is', () => {
    expect(parseConfig({ DATA_DIR: '/var/lib/wayhearth' }, root).dataDir).toBe(
      '/var/lib/wayhearth',
    );
  });

  test('a PostgreSQL server turns the demo world off unless asked for', () => {
    const config = parseConfig({ DATABASE_URL: POSTGRES }, root);
    expect(config.database).toEqual({
      kind: 'postgresql',
      url: POSTGRES,
      poolSize: 12,
      replicaMaxLag: 5,
    });
    expect(config.demo).toBe(false);
    expect(parseConfig({ DATABASE_URL: POSTGRES, DEMO: 'on' }, root).demo).toBe(true);
  });
});

describe('the demo world, whose passwords are published', () => {
  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.0.2.7' }, false],
    [{ HOST: 'stay.example' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ PUBLIC_URL: 'https://stay.example' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('with %j is there: %s', (env, demo) => {
    expect(parseConfig(env as Record<string, string>, root).demo).toBe(demo);
  });
});

describe('what is set', () => {
  test('every part is read', () => {
    const config = parseConfig(
      {
        PUBLIC_URL: 'https://stay.example/',
        TRUST_PROXY: '2',
        RATE_LIMITS: 'off',
        METRICS_TOKEN: 'm'.repeat(16),
        DATABASE_URL: POSTGRES,
        DATABASE_REPLICA_URL: `${POSTGRES}_copy`,
        DATABASE_DIRECT_URL: `${POSTGRES}_direct`,
        REPLICA_MAX_LAG: '7',
        DATABASE_POOL: '25',
        MIGRATE: 'off',
        VALKEY_URL: 'redis://127.0.0.1:6379',
        DRAIN_SECONDS: '20',
        SESSION_SECRET: 's'.repeat(32),
        SMTP_URL: 'smtps://mail.example',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
        STRIPE_API_BASE: 'http://127.0.0.1:9/',
        GOOGLE_CLIENT_ID: 'g',
        GOOGLE_CLIENT_SECRET: 'gs',
        OAUTH_GOOGLE_ISSUER: 'http://127.0.0.1:8',
        GITHUB_CLIENT_ID: 'h',
        GITHUB_CLIENT_SECRET: 'hs',
        MAP_STYLE_URL: 'https://tiles.example/style.json',
        JOBS: 'off',
        LOG_LEVEL: 'silent',
      },
      root,
    );
    expect(config).toMatchObject({
      http: {
        publicUrl: 'https://stay.example',
        trustedProxies: 2,
        rateLimits: false,
        metricsToken: 'm'.repeat(16),
      },
      database: {
        replicaUrl: `${POSTGRES}_copy`,
        directUrl: `${POSTGRES}_direct`,
        replicaMaxLag: 7,
        poolSize: 25,
      },
      migrate: false,
      valkeyUrl: 'redis://127.0.0.1:6379',
      drainSeconds: 20,
      sessionSecret: 's'.repeat(32),
      mail: { smtpUrl: 'smtps://mail.example' },
      payments: {
        kind: 'stripe',
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_1',
        connectWebhookSecret: 'whsec_2',
        apiBase: 'http://127.0.0.1:9',
      },
      map: { styleUrl: 'https://tiles.example/style.json' },
      jobs: false,
      logLevel: 'silent',
    });
    expect(config.signIn).toEqual({
      google: { clientId: 'g', clientSecret: 'gs', base: 'http://127.0.0.1:8' },
      github: { clientId: 'h', clientSecret: 'hs' },
    });
  });

  test('the whole is frozen, its parts too', () => {
    const config = parseConfig({}, root);
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.http)).toBe(true);
    expect(Object.isFrozen(config.signIn)).toBe(true);
  });
});

describe('what is refused', () => {
  test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://stay.example' }])(
    'passwords that cost too little where others come in: %j',
    (open) => {
      expect(catchProblem({ ...open, PASSWORD_COST: '14' }).names).toEqual(['PASSWORD_COST']);
      expect(parseConfig({ ...open, PASSWORD_COST: '16' }, root).passwordCost).toBe(16);
      expect(parseConfig({ PASSWORD_COST: '14' }, root).passwordCost).toBe(14);
      const loopback = { CALENDARS_FROM_LOOPBACK: 'on' };
      expect(catchProblem({ ...open, ...loopback }).names).toEqual(['CALENDARS_FROM_LOOPBACK']);
      expect(parseConfig(open, root).calendarsFromLoopback).toBe(false);
      expect(parseConfig(loopback, root).calendarsFromLoopback).toBe(true);
      const pushed = { PUSH_TO_LOOPBACK: 'on' };
      expect(catchProblem({ ...open, ...pushed }).names).toEqual(['PUSH_TO_LOOPBACK']);
      expect(parseConfig(pushed, root).push.toLoopback).toBe(true);
    },
  );

  test('keys of push notifications that are no pair', () => {
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const env = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey };
    expect(parseConfig(env, root).push.vapid).toEqual(one);
    for (const VAPID_PRIVATE_KEY of [other.privateKey, 'A'.repeat(43)]) {
      expect(catchProblem({ ...env, VAPID_PRIVATE_KEY }).names).toEqual(['VAPID_PRIVATE_KEY']);
    }
    const { VAPID_PUBLIC_KEY } = env;
    expect(catchProblem({ VAPID_PUBLIC_KEY }).names).toEqual(['VAPID_PRIVATE_KEY']);
    for (const VAPID_SUBJECT of ['http://stay.example', 'mailto:', 'stay@stay.example']) {
      expect(catchProblem({ VAPID_SUBJECT }).names).toEqual(['VAPID_SUBJECT']);
    }
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'stay.example'],
    ['PUBLIC_URL', 'ftp://stay.example'],
    ['PUBLIC_URL', 'https://stay.example/app'],
    ['TRUST_PROXY', '11'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '1'],
    ['DEMO', 'yes'],
    ['JOBS', 'true'],
    ['RATE_LIMITS', 'ON'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'Wayhearth'],
    ['MAP_STYLE_URL', 'style.json'],
    ['MAP_STYLE_URL', 'openstreetmap'],
    ['S3_REGION', 'EU central'],
    ['MEDIA_CDN_URL', 'https://pictures.example/media'],
  ])('%s=%s is named with its value and what is allowed', (name, value) => {
    const problem = catchProblem({ [name]: value });
    expect(problem.names).toEqual([name]);
    expect(problem.message).toMatch(/^[A-Z\d_]+ is ".*"; it must be .+\.$/);
    expect(problem.message).toContain(`${name} is "${value}"`);
  });

  test.each([
    ['DATABASE_URL', 'mysql://nomad:hunter2@db.example/x'],
    ['SESSION_SECRET', 's'.repeat(31)],
    ['METRICS_TOKEN', 'hunter2'],
    ['SMTP_URL', 'http://nomad:hunter2@mail.example'],
  ])('the value of %s is not repeated', (name, value) => {
    const problem = catchProblem({ [name]: value });
    expect(problem.names).toEqual([name]);
    expect(problem.message).toMatch(/has a value that can't be used; it must be .+\.$/);
    expect(problem.message).not.toContain(value);
    expect(problem.message).not.toContain('hunter2');
  });

  test.each([
    ['DATABASE_REPLICA_URL', POSTGRES, 'DATABASE_URL'],
    ['DATABASE_DIRECT_URL', POSTGRES, 'DATABASE_URL'],
    ['STRIPE_SECRET_KEY', 'sk_1', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1', 'STRIPE_SECRET_KEY'],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', 'whsec_2', 'STRIPE_SECRET_KEY'],
    ['STRIPE_IDENTITY_KEY', 'rk_1', 'STRIPE_IDENTITY_WEBHOOK_SECRET'],
    ['STRIPE_IDENTITY_WEBHOOK_SECRET', 'whsec_1', 'STRIPE_IDENTITY_KEY'],
    ['STRIPE_IDENTITY_BASE', 'http://127.0.0.1:9', 'STRIPE_IDENTITY_KEY'],
    ['GOOGLE_CLIENT_ID', 'g', 'GOOGLE_CLIENT_SECRET'],
    ['GITHUB_CLIENT_SECRET', 'hs', 'GITHUB_CLIENT_ID'],
    ['OAUTH_GITHUB_BASE', 'http://127.0.0.1:8', 'GITHUB_CLIENT_ID'],
    ['GOOGLE_PLACES_BASE', 'http://127.0.0.1:8', 'GOOGLE_PLACES_KEY'],
    ['DUFFEL_BASE', 'http://127.0.0.1:8', 'DUFFEL_TOKEN'],
    ['S3_BUCKET', 'pictures', 'S3_ENDPOINT'],
    ['S3_ACCESS_KEY_ID', 'id', 'S3_ENDPOINT'],
    ['S3_SECRET_ACCESS_KEY', 'secret', 'S3_ENDPOINT'],
  ])('%s alone', (name, value, missing) => {
    const problem = catchProblem({ [name]: value });
    expect(problem.names).toEqual([missing]);
    expect(problem.message).toBe(`${missing} is missing; ${name} is set and needs it.`);
  });

  test('a bucket needs a service and its key', () => {
    const env = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://s3.example/' };
    expect(catchProblem(env).names).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(parseConfig({ ...env, ...key }, root).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  test('all wrong values are told at once, a sentence each', () => {
    const problem = catchProblem({ PORT: 'x', JOBS: 'maybe' });
    expect(problem.names).toEqual(['PORT', 'JOBS']);
    expect(problem.message.split('\n')).toHaveLength(2);
  });
});

describe('loading', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wayhearth-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a .env file gives what the process does not set', () => {
    writeFileSync(
      join(folder, '.env'),
      'PORT=4001\nLOG_LEVEL=debug\nMAIL_FROM="Way <a@b.example>"\n',
    );
    const config = loadConfig({ PORT: '4002' }, folder);
    expect(config.http.port).toBe(4002);
    expect(config.logLevel).toBe('debug');
    expect(config.mail.from).toBe('Way <a@b.example>');
  });

  test('a public tile service goes by its name', () => {
    const { map } = loadConfig({ MAP_STYLE_URL: 'openfreemap' }, folder);
    expect(map.styleUrl).toBe('https://tiles.openfreemap.org/styles/liberty');
  });

  test('the session secret is made once and kept for its owner alone', () => {
    const first = loadConfig({}, folder);
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({}, folder).sessionSecret).toBe(first.sessionSecret);
    expect(statSync(join(folder, '.data/secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, '.data'))).toEqual(['secret']);
  });

  test('two folders have two secrets', () => {
    const one = loadConfig({ DATA_DIR: 'one' }, folder);
    const two = loadConfig({ DATA_DIR: 'two' }, folder);
    expect(one.sessionSecret).not.toBe(two.sessionSecret);
  });

  test('a secret that is given is not written down', () => {
    const config = loadConfig({ SESSION_SECRET: 'g'.repeat(40) }, folder);
    expect(config.sessionSecret).toBe('g'.repeat(40));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a secret file that was cut short stops the start', () => {
    loadConfig({}, folder);
    writeFileSync(join(folder, '.data/secret'), 'short');
    expect(() => loadConfig({}, folder)).toThrow(/shorter than 32 characters/);
  });
});
