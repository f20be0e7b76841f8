import { hasDuty, isStaff, type Role } from '#domain/roles.ts';
import {
  confirmPersonAddress,
  describeBrowser,
  endSessions,
  lockUser,
} from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { cutPage } from '#platform/server/database/keyset.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { sendMailAgain } from '#platform/server/mail/outbox.ts';
import { PAGE_ROWS } from '../contract/limits.ts';
import type * as contract from '../contract.ts';
import { insertNote } from './store/notes.ts';
import { findPerson, listTimeline, type StoredPerson } from './store/person.ts';

/**
 * A person, and what they are, did and were told; their money for staff with that duty alone. The log
 * names the reader.
 *
 * @param page of the timeline; the latest entries without one
 * @throws Problem 'not-found'
 */
export async function showPerson(
  id: string,
  page: RouteInput<typeof contract.showPerson>['query'],
  context: SignedInContext,
): Promise<RouteAnswer<typeof contract.showPerson>> {
  const { services, actor, now } = context;
  const { main } = services.database;
  const withMoney = hasDuty(actor.role, 'money');
  const person = await findPerson(main, id, { now, withMoney });
  if (person === null) throw new Problem('not-found');
  const start = { behind: page.before ?? null, before: page.after ?? null };
  const entries = await listTimeline(main, person, start, PAGE_ROWS + 1);
  await writeAudit(
    { ...context, db: main },
    {
      actorId: actor.id,
      action: 'person.read',
      subjectKind: 'person',
      subjectId: id,
      personId: id,
    },
  );
  const { items: timeline, previous, next } = cutPage(entries, PAGE_ROWS, start, ({ at }) => at);
  return {
    ...person,
    sessions: person.sessions.map(({ userAgent, ...session }) => ({
      ...session,
      ...describeBrowser(userAgent),
    })),
    timeline,
    previous,
    next,
    may: listActs(person, actor),
  };
}

/** Acts that the caller may do about a person; the calls refuse by the same rules. */
function listActs(
  { id, deletedAt, role, standing, emailVerified, sessions }: StoredPerson,
  actor: { readonly id: string; readonly role: Role },
): RouteAnswer<typeof contract.showPerson>['may'] {
  const isThere = deletedAt === null;
  const isOther = isThere && id !== actor.id;
  const isDecidable = isOther && !isStaff(role);
  const maySuspend = hasDuty(actor.role, 'suspension');
  return {
    confirmAddress: isThere && !emailVerified,
    endSessions: isOther && sessions.length > 0,
    limit: isDecidable && standing === 'active',
    suspend: isDecidable && standing !== 'suspended' && maySuspend,
    restore: isDecidable && standing !== 'active' && (standing === 'limited' || maySuspend),
    sendMails: isThere,
    disclose: isThere && hasDuty(actor.role, 'disclosure'),
  };
}

/** @throws Problem 'not-found', 'status-conflict' where it is confirmed already */
export async function confirmAddress(
  id: string,
  reason: string,
  context: SignedInContext,
): Promise<{ done: true }> {
  await confirmPersonAddress(context.db, id, context.now);
  await writePersonAct('person.confirm-address', { id, reason }, context);
  return { done: true };
}

/** @throws Problem 'not-found', 'forbidden' for one's own */
export async function endPersonSessions(
  id: string,
  reason: string,
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, services } = context;
  if (id === actor.id) throw new Problem('forbidden');
  if (!(await lockUser(db, id))) throw new Problem('not-found');
  const ended = await endSessions(db, services.live, id);
  await writePersonAct('person.end-sessions', { id, reason, after: { ended } }, context);
  return { done: true };
}

/** @throws Problem 'not-found' for an unknown or deleted account */
export async function addNote(
  id: string,
  text: string,
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, now } = context;
  if (!(await lockUser(db, id))) throw new Problem('not-found');
  await insertNote(db, { personId: id, authorId: actor.id, text, at: now });
  await writePersonAct('person.note', { id, reason: '' }, context);
  return { done: true };
}

/** @throws Problem 'not-found' for a mail that waits, is unknown or has no content any more */
export async function resendMail(
  id: string,
  reason: string,
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, services } = context;
  const mail = await sendMailAgain(db, services.jobs, id);
  if (mail === null) throw new Problem('not-found');
  await writeAudit(context, {
    actorId: actor.id,
    action: 'mail.send-again',
    subjectKind: 'mail',
    subjectId: id,
    personId: null,
    reason,
    after: { template: mail.template },
  });
  return { done: true };
}

/**
 * All data of a person, for an authority that may ask for it.
 *
 * @throws Problem 'not-found'
 */
export async function disclosePerson(
  exportPerson: (db: Queryable, id: string) => Promise<Record<string, unknown>>,
  { personId, reason }: { readonly personId: string; readonly reason: string },
  context: SignedInContext,
): Promise<Record<string, unknown>> {
  if (!(await lockUser(context.db, personId))) throw new Problem('not-found');
  const data = await exportPerson(context.db, personId);
  await writePersonAct('person.disclose', { id: personId, reason }, context);
  return data;
}

async function writePersonAct(
  action: string,
  { id, reason, after }: { readonly id: string; readonly reason: string; readonly after?: object },
  context: SignedInContext,
): Promise<void> {
  await writeAudit(context, {
    actorId: context.actor.id,
    action,
    subjectKind: 'person',
    subjectId: id,
    personId: id,
    reason,
    ...(after === undefined ? {} : { after }),
  });
}
