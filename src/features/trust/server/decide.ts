import { randomBytes } from 'node:crypto';
import {
  type DecisionAct,
  findEffect,
  findStandingEffect,
  isAdverse,
  verdictOnAppealDecision,
} from '#domain/decisions.ts';
import type { ModerationState, Standing } from '#domain/moderation.ts';
import { hasDuty, isStaff, type Role } from '#domain/roles.ts';
import { endSessions, listStaffWith, lockUser, readRole } from '#features/accounts/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { decideAppeal as decideAppealRoute, decide as decideRoute } from '../contract.ts';
import { mailAppealOutcome, mailStatement } from './mails.ts';
import {
  insertDecision,
  listDecisionsAbout,
  lockDecision,
  patchDecision,
} from './store/decisions.ts';
import { closeItem } from './store/items.ts';
import { loadSubject, type Subject, setStanding, setState } from './store/subjects.ts';
import { tellReporters } from './tell-reporters.ts';

/** Characters of what a decision is about that are kept with it. */
const EXCERPT_LENGTH = 500;
const TOKEN_BYTES = 24;

/**
 * Suspensions, and undoing them, are a duty of their own, and staff keep their standing for as
 * long as they have a role, which an administrator revokes first.
 *
 * @throws Problem 'forbidden'
 */
function requireStanding(
  before: Standing,
  after: Standing | undefined,
  { actor, isAboutStaff }: Pick<SignedInContext, 'actor'> & { readonly isAboutStaff: boolean },
): void {
  if (after === undefined || after === before) return;
  const isSuspension = before === 'suspended' || after === 'suspended';
  if (isSuspension && !hasDuty(actor.role, 'suspension')) throw new Problem('forbidden');
  if (after !== 'active' && isAboutStaff) throw new Problem('forbidden');
}

/**
 * Decides about a published thing, and about the person whose it is. It takes effect with the commit,
 * on every server within a second; the owner gets a statement of reasons, and its reporters
 * learn what became of it.
 *
 * @throws Problem 'forbidden' about their own, and for a standing that they may not change;
 *   'not-found' for what doesn't exist any more
 */
export async function decide(
  { subject: name, act, rule, words }: RouteInput<typeof decideRoute>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, now } = context;
  const subject = await loadSubject(db, name, actor.id);
  if (subject === null) throw new Problem('not-found');
  if (subject.ownerId === actor.id) throw new Problem('forbidden');
  await lockUser(db, subject.ownerId);
  const effect = findEffect(act, subject.kind);
  requireStanding(subject.standing, effect.standing, {
    actor,
    isAboutStaff: isStaff(await readRole(db, subject.ownerId)),
  });
  const itemId = await closeItem(db, subject, now);
  await applyEffect(subject, effect, context);
  const decision = await insertDecision(db, {
    itemId,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ownerId: subject.ownerId,
    act,
    rule,
    words,
    excerpt: subject.excerpt.slice(0, EXCERPT_LENGTH).toWellFormed(),
    stateBefore: subject.state,
    standingBefore: subject.standing,
    decidedBy: actor.id,
    decidedAt: now,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
  });
  await writeAudit(context, {
    actorId: actor.id,
    action: `moderation.${act}`,
    subjectKind: subject.kind,
    subjectId: subject.id,
    personId: subject.ownerId,
    reason: rule,
    before: { state: subject.state, standing: subject.standing },
    after: { state: subject.state, standing: subject.standing, ...effect },
  });
  if (isAdverse(act)) await mailStatement(context, decision);
  if (itemId !== null) await tellReporters(context, { itemId, act });
  return { done: true };
}

async function applyEffect(
  subject: Subject,
  { state, standing }: { readonly state?: ModerationState; readonly standing?: Standing },
  { db, services }: SignedInContext,
): Promise<void> {
  if (state !== undefined && state !== subject.state) await setState(db, subject, state);
  if (standing === undefined || standing === subject.standing) return;
  await setStanding(db, subject.ownerId, standing);
  if (standing === 'suspended') await endSessions(db, services.live, subject.ownerId);
}

/** How many may decide an appeal: of a suspension, those who could have decided it. */
export function countDeciders(
  { act }: { readonly act: DecisionAct },
  moderators: readonly { readonly role: Role }[],
): number {
  const duty = act === 'suspend' ? 'suspension' : 'moderation';
  return moderators.filter(({ role }) => hasDuty(role, duty)).length;
}

/**
 * Decides an appeal: granted, what the decision changed is as the others that stand have it. Where
 * there are several moderators, another one than who decided.
 *
 * @throws Problem 'forbidden', 'not-found', 'status-conflict' without an open appeal, 'own-decision'
 */
export async function decideAppeal(
  id: string,
  { isGranted, words }: RouteInput<typeof decideAppealRoute>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, now } = context;
  const decision = await lockDecision(db, id);
  if (decision === null) throw new Problem('not-found');
  const moderators = await listStaffWith(db, 'moderation');
  const verdict = verdictOnAppealDecision(decision, actor.id, countDeciders(decision, moderators));
  if (verdict !== 'ok') throw new Problem(verdict);
  const { subjectKind: kind, subjectId, ownerId } = decision;
  // Decisions about one person wait for each other: each reads what the others have changed.
  await lockUser(db, ownerId);
  const subject = await loadSubject(db, { kind, id: subjectId }, actor.id);
  const decided = await patchDecision(db, id, {
    appealDecidedBy: actor.id,
    appealDecidedAt: now,
    isGranted,
    appealWords: words,
  });
  const undone = isGranted
    ? findStandingEffect(await listDecisionsAbout(db, ownerId), { kind, id: subjectId })
    : {};
  if (subject !== null) {
    requireStanding(subject.standing, undone.standing, { actor, isAboutStaff: false });
    await applyEffect(subject, undone, context);
  }
  await writeAudit(context, {
    actorId: actor.id,
    action: isGranted ? 'moderation.grant-appeal' : 'moderation.reject-appeal',
    subjectKind: kind,
    subjectId,
    personId: ownerId,
    before: subject === null ? null : { state: subject.state, standing: subject.standing },
    after: isGranted ? undone : null,
  });
  await mailAppealOutcome(context, decided);
  return { done: true };
}
