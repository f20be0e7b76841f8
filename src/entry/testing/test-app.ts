import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isStaff, type Role } from '#domain/roles.ts';
import { profiles, sessions, users } from '#features/accounts/server/tables.ts';
import { inspectLedger } from '#features/earnings/index.server.ts';
import { type Config, type Environment, parseConfig } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { ApiFrame } from '#platform/server/http/api.ts';
import { makeRateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { attributed } from '#platform/server/testing/attribute-statements.ts';
import { countedOutside, withOneConnection } from '#platform/server/testing/one-connection.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { type Composition, compose } from '../compose.ts';
import type { FeatureFactory } from '../feature.ts';
import { FEATURES } from '../features.ts';
import { makeServices } from '../make-services.ts';

/** Tests hash many passwords, and none of them needs protection. */
const CHEAP = '10';
const SECRET = 'a secret of the tests, long enough to sign';

/** A person of a test, signed in. */
export interface TestPerson {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  /** The `Cookie` header of their session. */
  readonly cookie: string;
}

export interface TestAnswer<Body = unknown> {
  readonly status: number;
  /** Parsed JSON; the caller vouches for its type. */
  readonly body: Body;
  /** The answer as sent, to search for forbidden content. */
  readonly text: string;
  readonly headers: Headers;
}

/** The real app over a fresh database, with a clock that the test adjusts. */
export interface TestApp extends Composition {
  readonly services: Services;
  readonly clock: {
    set(instant: string): void;
    advance(duration: Temporal.DurationLike): void;
  };
  /**
   * Calls the API in process, from the product's own origin; a `FormData` goes as a form. However
   * far the clock was moved, the person has logged in lately enough, and proves who they are where
   * the call needs it: tests of sessions and proofs send their own cookie instead.
   */
  request<Body = unknown>(
    method: string,
    path: string,
    options?: { body?: unknown; as?: TestPerson; headers?: Record<string, string> },
  ): Promise<TestAnswer<Body>>;
  /** Makes an account with a session, without the cost of hashing a password. */
  signUp(
    name: string,
    more?: {
      role?: Role;
      groups?: string[];
      locale?: string;
      /** Made of the name by default. */
      email?: string;
      /** Whether the address is confirmed; it is by default. */
      emailVerified?: boolean;
    },
  ): Promise<TestPerson>;
  /** Opens another session of a person. @returns the `Cookie` header of it */
  signInAgain(person: TestPerson): Promise<string>;
  close(): Promise<void>;
}

/**
 * @param options.now start of the clock
 * @param options.env settings that differ from the tests' own
 * @param options.features the features to mount, all by default
 * @param options.bookables kinds of listing that can be reserved, those of the product by default
 * @param options.frame parts around the API, none by default
 * @param options.database one that the caller opened, whose queue of jobs is not started here; a
 * fresh one of the tests by default
 * @param options.log a silent one by default
 * @param options.ledgerIsSpoilt whether a test writes money past the product, so that the ledger isn't
 * compared when the app is closed
 */
export async function makeTestApp(
  options: {
    now?: string;
    env?: Environment;
    features?: readonly FeatureFactory[];
    bookables?: Services['bookables'];
    frame?: ApiFrame;
    database?: Database;
    log?: Logger;
    ledgerIsSpoilt?: boolean;
  } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-test-'));
  const database =
    options.database === undefined ? await openTestDatabase() : withOneConnection(options.database);
  let now = Temporal.Instant.from(options.now ?? '2026-03-02T09:00:00Z');
  const isOpenToOthers = options.env?.HOST !== undefined || options.env?.PUBLIC_URL !== undefined;
  const config: Config = {
    ...parseConfig(
      {
        NODE_ENV: 'test',
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        ...(isOpenToOthers ? {} : { PASSWORD_COST: CHEAP }),
        ...options.env,
      },
      folder,
    ),
    sessionSecret: SECRET,
  };
  const base = makeServices(config, database, options.log ?? makeLog(config.logLevel), {
    now: () => now,
    backgroundJobs: false,
    bookables: options.bookables,
  });
  // No window of a limit ends while a test counts in it, however long that takes.
  const openedAt = Date.now();
  const limits = makeRateLimits(
    { database, log: base.log, nowMs: () => openedAt },
    config.http.rateLimits,
  );
  const composed = compose(
    base,
    options.features ?? FEATURES,
    options.frame,
    countedOutside(limits),
  );
  const composition: Composition = {
    ...composed,
    jobHandlers: composed.jobHandlers.map(({ run, ...handler }) => ({
      ...handler,
      run: (payload) => attributed(`job ${handler.name}`, () => run(payload)),
    })),
  };
  if (options.database === undefined) await base.jobs.start(composition.jobHandlers);
  const { origin, host } = new URL(config.http.publicUrl);
  /** When the session of a cookie began or was renewed: tests move the clock past the end of any. */
  const renewedAt = new Map<string, Temporal.Instant>();
  // The sign-in library reads the machine's own clock.
  const laterThanBoth = () =>
    new Date(Math.max(now.epochMilliseconds, Date.now()) + 30 * 86_400_000);
  const openSession = async (userId: string): Promise<string> => {
    const token = randomBytes(24).toString('base64url');
    const created = new Date(now.epochMilliseconds);
    await database.main.insert(sessions).values({
      userId,
      token,
      createdAt: created,
      updatedAt: created,
      provedAt: created,
      expiresAt: laterThanBoth(),
    });
    const cookie = sessionCookie(token);
    renewedAt.set(cookie, now);
    return cookie;
  };

  const renewSession = async ({ cookie }: TestPerson): Promise<void> => {
    const at = new Date(now.epochMilliseconds);
    const [token = ''] = decodeURIComponent(cookie.split('=', 2)[1] ?? '').split('.');
    renewedAt.set(cookie, now);
    await database.main
      .update(sessions)
      .set({ createdAt: at, updatedAt: at, provedAt: at, expiresAt: laterThanBoth() })
      .where(eq(sessions.token, token));
  };

  const isToRenew = ({ cookie, role }: TestPerson) => {
    const since = renewedAt.get(cookie);
    if (since === undefined) return true;
    // Shorter than sessions of staff, and of everybody else, last unused.
    return now.since(since).abs().total('hours') >= (isStaff(role) ? 7 : 20 * 24);
  };

  return {
    ...composition,
    clock: {
      set: (instant) => {
        now = Temporal.Instant.from(instant);
      },
      advance: (duration) => {
        now = now.add(duration);
      },
    },
    async request<Body>(
      method: string,
      path: string,
      { body, as, headers = {} }: Parameters<TestApp['request']>[2] = {},
    ) {
      const asked = {
        method,
        headers: {
          host,
          ...(method === 'GET' ? {} : { origin }),
          ...(body === undefined || body instanceof FormData
            ? {}
            : { 'content-type': 'application/json' }),
          ...(as === undefined ? {} : { cookie: as.cookie }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      };
      const send = () =>
        attributed(`${method} ${path.replace(/\?.*/s, '')}`, async () =>
          composition.app.request(`${origin}${path}`, asked),
        );
      if (as !== undefined && isToRenew(as)) await renewSession(as);
      let response = await send();
      if (as !== undefined && response.status === 403 && (await asksForProof(response))) {
        await renewSession(as);
        response = await send();
      }
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return {
        status: response.status,
        body: (isJson ? JSON.parse(text) : undefined) as Body,
        text,
        headers: response.headers,
      };
    },
    async signUp(name, { role = 'user', groups = [], locale, emailVerified = true, ...more } = {}) {
      const email = more.email ?? `${name.toLowerCase().replace(/\W+/g, '.')}@example.org`;
      const [user] = await database.main
        .insert(users)

        .values({
          name,
          email,
          role: role === 'admin' ? 'admin' : 'user',
          staffRole: role === 'support' || role === 'finance' ? role : null,
          emailVerified,
          locale: locale ?? null,
        })
        .returning({ id: users.id });
      if (user === undefined) throw new Error('no account was made');
      await database.main.insert(profiles).values({ userId: user.id, groups });
      return { id: user.id, role, name, email, cookie: await openSession(user.id) };
    },
    signInAgain: ({ id }) => openSession(id),
    async close() {
      await composition.services.jobs.stop();
      await limits.close();
      await composition.searches.close();
      await composition.views.close();
      await composition.services.changeFeed.close();
      // Whatever a test did with money, every cent has an owner.
      const { differences } =
        options.database === undefined && options.ledgerIsSpoilt !== true
          ? await inspectLedger(database.main)
          : { differences: [] };
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      if (differences.length > 0) {
        throw new Error(`the ledger differs: ${JSON.stringify(differences.slice(0, 5))}`);
      }
    },
  };
}

async function asksForProof(response: Response): Promise<boolean> {
  return (await response.clone().text()).includes('"code":"proof-needed"');
}

/** Signs a session token as the sign-in library does. */
function sessionCookie(token: string): string {
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
