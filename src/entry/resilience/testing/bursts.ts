import { randomUUID } from 'node:crypto';
import type { Answer, Call, Send } from './call.ts';
import type { Person } from './seed.ts';

/** Connections of the pool that a server has unless told (`DATABASE_POOL`). */
export const POOL = 10;

const PASSWORD = 'nine herons at dusk';

/** Who writes at once, and to what. */
export interface BurstPlan {
  /** One for each concurrent write, each with a confirmed address. */
  readonly guests: readonly Person[];
  readonly host: Person;
  /** A home for each guest, of the host. */
  readonly listingIds: readonly string[];
  /** Of a mailed link for a new password, one for each guest. */
  readonly resetTokens: readonly string[];
  /** First of the nights that are asked for and blocked, 'YYYY-MM-DD'. */
  readonly firstDay: string;
}

export interface BurstOutcome {
  readonly calls: number;
  /** Milliseconds of the slowest call. */
  readonly slowestMs: number;
  /** Name of that call. */
  readonly slowest: string;
  readonly violations: readonly string[];
  /** Ids that were made by each guest, by the name of the burst. */
  readonly made: readonly ReadonlyMap<string, string>[];
}

/** One of the callers who write at once. */
export interface Writer {
  readonly nth: number;
  readonly guest: Person;
  readonly listingId: string;
  /** Ids made by earlier bursts of this guest, by the name of the burst. */
  readonly made: ReadonlyMap<string, string>;
}

interface Burst {
  readonly name: string;
  readonly call: (writer: Writer, plan: BurstPlan) => Call;
  /** Whether it hashes a password, so that some may be put off with `Retry-After`. */
  readonly hashes?: true;
}

/**
 * One write a line. Each begins where the ones before it ended, and is sent by everybody at once,
 * each from a network of their own. Of those that hash a password some are put off: the processor
 * could not hash for all of them in time.
 */
export const BURSTS: readonly Burst[] = [
  {
    name: 'reset links of nobody',
    call: ({ nth }) => post('/api/auth/request-password-reset', { email: `no-${nth}@example.org` }),
  },
  {
    name: 'reset links of one account',
    call: () => post('/api/auth/request-password-reset', { email: 'no-one@example.org' }),
  },
  {
    name: 'confirmation links',
    call: ({ guest }) => post('/api/auth/send-verification-email', undefined, guest),
  },
  {
    name: 'changes of address',
    call: ({ guest }) =>
      post('/api/auth/change-email', { email: `${randomUUID()}@example.org` }, guest),
  },
  {
    name: 'tickets',
    call: ({ nth }) =>
      post('/api/support-tickets', {
        email: `no-${nth}@example.org`,
        subject: 'A question',
        message: 'Where is the key?',
      }),
  },
  {
    name: 'conversations',
    call: ({ guest, listingId }) => post('/api/conversations', { listingId }, guest),
  },
  {
    name: 'messages of everybody',
    call: ({ guest, made }) =>
      post(`/api/conversations/${made.get('conversations')}/messages`, { text: 'Hello' }, guest),
  },
  {
    name: 'messages of one person',
    call: ({ made }, { host }) =>
      post(`/api/conversations/${made.get('conversations')}/messages`, { text: 'Hello' }, host),
  },
  {
    name: 'requests',
    call: ({ guest, listingId }, { firstDay }) =>
      post('/api/reservations', { listingId, ...weekFrom(firstDay) }, guest),
  },
  {
    name: 'approvals',
    call: ({ made }, { host }) =>
      post(`/api/reservations/${made.get('requests')}`, { status: 'approved' }, host),
  },
  {
    name: 'payments',
    call: ({ guest, made }) => post(`/api/reservations/${made.get('requests')}/payment`, {}, guest),
  },
  {
    name: 'reviews before their time',
    call: ({ guest, made }) =>
      post(
        `/api/reservations/${made.get('requests')}/reviews`,
        { rating: 5, text: 'We slept very well there, thank you.' },
        guest,
      ),
  },
  {
    name: 'speeds of wifi before their time',
    call: ({ guest, made }) =>
      post(`/api/reservations/${made.get('requests')}/wifi`, { mbps: 100, method: 'typed' }, guest),
  },
  {
    name: 'problems before their time',
    call: ({ guest, made }) =>
      post(
        `/api/reservations/${made.get('requests')}/cases`,
        { kind: 'access', text: 'The key does not fit.' },
        guest,
      ),
  },
  {
    name: 'reports of no review',
    call: ({ guest }) => post(`/api/reviews/${randomUUID()}/report`, { reason: 'spam' }, guest),
  },
  {
    name: 'cancellations',
    call: ({ guest, made }) => ({
      ...post(`/api/reservations/${made.get('requests')}`, {}, guest),
      method: 'DELETE',
    }),
  },
  {
    name: 'blocked nights',
    call: ({ listingId }, { firstDay, host }) => {
      const { startDate: start, endDate: end } = weekFrom(firstDay);
      const body = { nights: [{ start, end }], blocked: true };
      return put(`/api/properties/${listingId}/nights`, body, host);
    },
  },
  {
    name: 'favorites',
    call: ({ guest, listingId }) => post('/api/favorites', { listingId }, guest),
  },
  {
    name: 'drafts',
    call: ({ guest }) =>
      put('/api/drafts/stay', { values: { title: 'Half a home' }, step: 2 }, guest),
  },
  {
    name: 'languages',
    call: ({ guest }) => put('/api/account/locale', { locale: 'de' }, guest),
  },
  {
    name: 'calendar feeds',
    call: ({ guest }) => post('/api/calendar', undefined, guest),
  },
  {
    name: 'notices that were read',
    call: ({ guest }) => post('/api/notices/read', undefined, guest),
  },
  {
    name: 'registrations',
    hashes: true,
    call: ({ nth }) =>
      post('/api/register', {
        name: `Newcomer ${nth}`,
        email: `newcomer-${nth}@example.org`,
        password: PASSWORD,
      }),
  },
  {
    name: 'sign-ins',
    hashes: true,
    call: ({ nth }) =>
      post('/api/auth/sign-in/email', {
        email: `newcomer-${nth}@example.org`,
        password: PASSWORD,
      }),
  },
  {
    name: 'sign-ins of nobody',
    hashes: true,
    call: ({ nth }) =>
      post('/api/auth/sign-in/email', { email: `no-${nth}@example.org`, password: PASSWORD }),
  },
  {
    name: 'new passwords',
    hashes: true,
    call: ({ nth }, { resetTokens }) =>
      post('/api/auth/reset-password', { token: resetTokens[nth], password: PASSWORD }),
  },
];

/**
 * Has everybody send the same write at once, one kind of write after the other.
 *
 * @param names of the writes to send; all of them by default
 * @returns with a violation for each answer of 500 and above, and each broken connection
 */
export async function runBursts(
  send: Send,
  plan: BurstPlan,
  names: readonly string[] = BURSTS.map(({ name }) => name),
): Promise<BurstOutcome> {
  const violations: string[] = [];
  const made = plan.guests.map(() => new Map<string, string>());
  let calls = 0;
  let slowestMs = 0;
  let slowest = '';
  for (const { name, call, hashes = false } of BURSTS) {
    if (!names.includes(name)) continue;
    const answers = await Promise.all(
      plan.guests.map(async (guest, nth) => {
        const listingId = plan.listingIds[nth] ?? '';
        const own = made[nth] ?? new Map();
        const sent = call({ nth, guest, listingId, made: own }, plan);
        const started = performance.now();
        const answer = await send(sent.cookie === undefined ? fromNetwork(nth, sent) : sent);
        if (typeof answer.body.id === 'string') own.set(name, answer.body.id);
        return { ...answer, ms: performance.now() - started };
      }),
    );
    calls += answers.length;
    violations.push(...brokenIn(name, answers, hashes));
    const longest = Math.max(...answers.map(({ ms }) => ms));
    if (longest <= slowestMs) continue;
    slowestMs = longest;
    slowest = name;
  }
  return { calls, slowestMs: Math.round(slowestMs), slowest, violations, made };
}

function brokenIn(name: string, answers: readonly Answer[], mayBePutOff: boolean): string[] {
  const putOff = answers.filter(({ body }) => mayBePutOff && body.code === 'passwords-busy');
  if (putOff.length === answers.length) return [`${name}: nobody was answered`];
  const broken = answers.filter(
    (answer) => (answer.status === 0 || answer.status >= 500) && !putOff.includes(answer),
  );
  const [first] = broken;
  if (first === undefined) return [];
  return [`${name}: ${broken.length} of ${answers.length} answered ${first.status}`];
}

/** A call from another network than those of the others. */
export function fromNetwork(nth: number, call: Call): Call {
  const headers = {
    ...call.headers,
    'x-forwarded-for': `198.51.${100 + Math.floor(nth / 250)}.${nth % 250}`,
  };
  return { ...call, headers };
}

function weekFrom(startDate: string): { startDate: string; endDate: string } {
  const endDate = Temporal.PlainDate.from(startDate).add({ days: 7 }).toString();
  return { startDate, endDate };
}

function post(path: string, body: unknown, as?: Person): Call {
  return written('POST', path, body, as);
}

function put(path: string, body: unknown, as?: Person): Call {
  return written('PUT', path, body, as);
}

function written(method: 'POST' | 'PUT', path: string, body: unknown, as?: Person): Call {
  return {
    method,
    path,
    ...(body === undefined ? {} : { body }),
    ...(as === undefined ? {} : { cookie: as.cookie }),
  };
}
