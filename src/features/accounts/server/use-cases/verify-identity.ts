import { todayIn } from '#domain/dates.ts';
import { isAdultOn, isNameOnDocument } from '#domain/identity.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { DocumentPerson, IdentitySession } from '#platform/server/identity/identity.ts';
import type { Services } from '#platform/server/services.ts';
import type { OwnIdentity } from '../../contract.ts';
import { type IdentityResult, mailIdentityResult } from '../emails/identity-result.ts';
import { readOwnAccount } from '../own-account.ts';
import {
  beginAttempt,
  findIdentity,
  type IdentityCheck,
  keepSession,
  lockIdentity,
  patchIdentity,
} from '../store/identity.ts';
import { lockAccount } from '../store/users.ts';

/** The job that has the provider delete what a session collected. */
export const REDACT_SESSION = 'accounts.redact-identity';

/** The caller's check of identity. */
export async function showIdentity({ services, actor }: SignedInContext): Promise<OwnIdentity> {
  return toOwnIdentity(await findIdentity(services.database.main, actor.id), services);
}

function toOwnIdentity(
  check: IdentityCheck | null,
  { identity }: Pick<Services, 'identity'>,
): OwnIdentity {
  const isOffered = identity !== null;
  if (check === null) return { isOffered, attempt: 'none', failure: null, verified: null };
  const { state, failure, verifiedAt, isAdult, nameMatches } = check;
  return {
    isOffered,
    attempt: state === 'verified' || state === 'canceled' ? 'none' : state,
    failure,
    verified: verifiedAt === null ? null : { on: todayIn(verifiedAt, 'UTC'), isAdult, nameMatches },
  };
}

/** A person's own check of identity, for their export. */
export async function exportIdentity(db: Queryable, userId: string): Promise<object | null> {
  const check = await findIdentity(db, userId);
  if (check === null) return null;
  const { state, failure, startedAt, verifiedAt, isAdult, nameMatches } = check;
  return {
    state,
    failure,
    startedAt: startedAt.toString(),
    verifiedAt: verifiedAt?.toString() ?? null,
    isAdult,
    nameMatches,
  };
}

/**
 * Returns the address of the provider's page, of the open session or of a new one. The provider is
 * called outside of transactions.
 *
 * @throws Problem 'identity-not-offered', 'email-unconfirmed', 'identity-verified' unless the name
 *   has changed since, 'identity-processing', 'timeout'
 */
export async function startIdentity(context: SignedInContext): Promise<{ url: string }> {
  const { services, actor, now } = context;
  const { identity, database, config } = services;
  if (identity === null) throw new Problem('identity-not-offered');
  const { emailVerified } = await readOwnAccount(context);
  if (!emailVerified) throw new Problem('email-unconfirmed');
  const open = await refreshIdentity(services, actor.id);
  if (open?.status === 'open') return { url: open.url };
  if (open?.status === 'processing') throw new Problem('identity-processing');
  // Another try could give them no more than they have.
  const known = await findIdentity(database.main, actor.id);
  if (known?.nameMatches && known.isAdult) throw new Problem('identity-verified');

  const attemptId = await beginAttempt(database.main, actor.id, now);
  // A rival start has opened a session a moment ago.
  if (attemptId === null) throw new Problem('timeout');
  const { session, url } = await identity.open({
    attemptId,
    returnUrl: `${config.http.publicUrl}/profile-settings?identity=returned`,
  });
  if (!(await keepSession(database.main, { userId: actor.id, attemptId, session }))) {
    await database.transaction((tx) => services.jobs.enqueue(tx, REDACT_SESSION, { session }));
    throw new Problem('signed-out');
  }
  return { url };
}

/**
 * Asks the provider about the caller's session now, such as when they come back from it.
 *
 * @throws Problem 'timeout'
 */
export async function checkIdentity(context: SignedInContext): Promise<OwnIdentity> {
  await refreshIdentity(context.services, context.actor.id);
  return showIdentity(context);
}

/**
 * Asks the provider about a person's session, and stores what they have come to.
 *
 * @returns how the session is; null without one
 * @throws Problem 'timeout' when the provider can't be reached
 */
export async function refreshIdentity(
  services: Services,
  userId: string,
): Promise<IdentitySession | null> {
  const { database, identity } = services;
  const known = await findIdentity(database.main, userId);
  if (identity === null || known === null || known.session === null) return null;
  const { session } = known;
  const found = await identity.read(session);
  await database.transaction((tx) => settle(tx, { userId, session, found }, services));
  return found;
}

/**
 * Stores how a session is, unless another answer has come to an end with it in the meantime, and
 * mails its person a result.
 */
async function settle(
  tx: Queryable,
  { userId, session, found }: { userId: string; session: string; found: IdentitySession },
  services: Services,
): Promise<void> {
  // Held first, as everywhere; its name may not change while it is compared.
  const account = await lockAccount(tx, userId);
  const check = await lockIdentity(tx, userId);
  if (account === null || check?.session !== session) return;
  const updatedAt = services.now();
  const tell = (result: IdentityResult, occasion: string) =>
    mailIdentityResult(tx, services, account, { result, occasion });
  switch (found.status) {
    case 'open': {
      const { failure } = found;
      const state = failure === null ? 'started' : 'retry';
      await patchIdentity(tx, userId, { state, failure, updatedAt });
      // The same failure is read as often as the provider is asked.
      if (state === 'retry' && check.state !== 'retry') {
        await tell('retry', `${check.attemptId}:${updatedAt}`);
      }
      return;
    }
    case 'processing':
      return patchIdentity(tx, userId, { state: 'processing', failure: null, updatedAt });
    case 'canceled':
      await patchIdentity(tx, userId, {
        state: 'canceled',
        failure: null,
        session: null,
        updatedAt,
      });
      return tell('ended', check.attemptId);
    case 'verified': {
      const facts = compare(found.person, account.name, updatedAt);
      await patchIdentity(tx, userId, {
        state: 'verified',
        failure: null,
        session: null,
        verifiedAt: updatedAt,
        ...facts,
        updatedAt,
      });
      await tell(facts.isAdult && facts.nameMatches ? 'verified' : 'incomplete', check.attemptId);
      // All that is kept has been read.
      await services.jobs.enqueue(tx, REDACT_SESSION, { session });
    }
  }
}

/** Ends a session that its person hasn't gone on with, and has the provider delete what it collected. */
export async function endLeftSession(
  services: Services,
  userId: string,
  session: string,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await settle(tx, { userId, session, found: { status: 'canceled' } }, services);
    await services.jobs.enqueue(tx, REDACT_SESSION, { session });
  });
}

function compare(person: DocumentPerson, name: string, now: Temporal.Instant) {
  return {
    isAdult: isAdultOn(person.birthDate, todayIn(now, 'UTC')),
    nameMatches: isNameOnDocument(name, person),
  };
}
