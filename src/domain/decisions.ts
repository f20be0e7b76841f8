import type { ModerationState, Standing, SubjectKind } from './moderation.ts';

/** Acts of a moderator about a thing, or about the person whose it is. */
export const DECISION_ACTS = ['keep', 'limit', 'hide', 'warn', 'suspend'] as const;
export type DecisionAct = (typeof DECISION_ACTS)[number];

/** The rules that a decision can rest on; each is named in the statement of reasons. */
export const RULES = [
  'honest-listings',
  'real-pictures',
  'own-content',
  'no-discrimination',
  'safety',
  'law',
  'contact-and-payment-here',
  'respect',
  'reliable-hosting',
  'no-rule-broken',
] as const;
export type Rule = (typeof RULES)[number];

/** Most characters of the words of a decision, and of an appeal. */
export const WORDS_LENGTH = 2_000;

/** Days within which the owner may object to a decision, once. */
export const APPEAL_DAYS = 180;
const HOURS_OF_DAY = 24;

/** The effect of a decision on the thing and on its owner; undefined leaves either as it is. */
export interface Effect {
  readonly state?: ModerationState;
  readonly standing?: Standing;
}

/**
 * The effect of an act on a kind of thing. A profile is its person's: to limit one limits the person
 * too, and to suspend concerns the person, whatever was reported.
 */
export function findEffect(act: DecisionAct, kind: SubjectKind): Effect {
  switch (act) {
    case 'keep':
      return kind === 'profile' ? { state: 'visible', standing: 'active' } : { state: 'visible' };
    case 'limit':
      return kind === 'profile' ? { standing: 'limited' } : { state: 'limited' };
    case 'hide':
      return { state: 'hidden' };
    case 'warn':
      return {};
    case 'suspend':
      return { state: 'hidden', standing: 'suspended' };
  }
}

/** A decision with what it changed. */
export interface PastDecision {
  readonly act: DecisionAct;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  /** Of the thing and of its owner just before. */
  readonly stateBefore: ModerationState | null;
  readonly standingBefore: Standing | null;
  /** Whether an appeal has undone it. */
  readonly isGranted: boolean | null;
}

/**
 * The effect of all decisions about a person's things on one of them, and on the person, without
 * those that appeals have undone: the latest that stands counts; where none does, what was before
 * the first. Undefined where no decision ever touched it.
 *
 * @param decisions about things of one person, the oldest first
 */
export function findStandingEffect(
  decisions: readonly PastDecision[],
  subject: { readonly kind: SubjectKind; readonly id: string },
): Effect {
  const readEffect = ({ act, subjectKind }: PastDecision) => findEffect(act, subjectKind);
  const aboutThing = decisions.filter(
    (each) =>
      each.subjectKind === subject.kind &&
      each.subjectId === subject.id &&
      readEffect(each).state !== undefined,
  );
  const aboutOwner = decisions.filter((each) => readEffect(each).standing !== undefined);
  const stands = (each: PastDecision) => each.isGranted !== true;
  const lastOfThing = aboutThing.findLast(stands);
  const lastOfOwner = aboutOwner.findLast(stands);
  const state = lastOfThing ? readEffect(lastOfThing).state : aboutThing[0]?.stateBefore;
  const standing = lastOfOwner ? readEffect(lastOfOwner).standing : aboutOwner[0]?.standingBefore;
  return { ...(state ? { state } : {}), ...(standing ? { standing } : {}) };
}

/** Whether an act takes something from the owner, who then gets a statement of reasons. */
export function isAdverse(act: DecisionAct): boolean {
  return act !== 'keep';
}

/** A decision with the facts that an appeal depends on. */
export interface Appealable {
  readonly act: DecisionAct;
  readonly decidedBy: string | null;
  readonly decidedAt: Temporal.Instant;
  readonly appealedAt: Temporal.Instant | null;
  readonly appealDecidedAt: Temporal.Instant | null;
}

/** The error code an appeal is refused with, or 'ok'. */
export type AppealVerdict = 'ok' | 'not-found' | 'already-appealed' | 'too-late-to-appeal';

/** The owner may object to an adverse decision once, within 180 days. */
export function verdictOnAppeal(decision: Appealable, now: Temporal.Instant): AppealVerdict {
  if (!isAdverse(decision.act)) return 'not-found';
  if (decision.appealedAt !== null) return 'already-appealed';
  const until = appealUntil(decision);
  return Temporal.Instant.compare(now, until) >= 0 ? 'too-late-to-appeal' : 'ok';
}

export function appealUntil({ decidedAt }: Pick<Appealable, 'decidedAt'>): Temporal.Instant {
  return decidedAt.add({ hours: APPEAL_DAYS * HOURS_OF_DAY });
}

/**
 * Whether a moderator may decide an appeal: an open one, and where there are others, not of their own
 * decision.
 */
export function verdictOnAppealDecision(
  decision: Appealable,
  moderatorId: string,
  moderators: number,
): 'ok' | 'status-conflict' | 'own-decision' {
  if (decision.appealedAt === null || decision.appealDecidedAt !== null) return 'status-conflict';
  return decision.decidedBy === moderatorId && moderators > 1 ? 'own-decision' : 'ok';
}
