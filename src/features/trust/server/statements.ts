import { appealUntil, isAdverse, verdictOnAppeal } from '#domain/decisions.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Statement } from '../contract.ts';
import { type Decision, findByToken, lockByToken, patchDecision } from './store/decisions.ts';

/** A decision as its owner and moderators read it. */
export function toStatement(decision: Decision): Omit<Statement, 'may'> {
  const { appeal, appealedAt, appealDecidedAt, isGranted, appealWords } = decision;
  return {
    subject: { kind: decision.subjectKind, id: decision.subjectId },
    excerpt: decision.excerpt,
    act: decision.act,
    rule: decision.rule,
    words: decision.words,
    decidedAt: decision.decidedAt.toString(),
    appealUntil: appealUntil(decision).toString(),
    appeal:
      appeal === null || appealedAt === null
        ? null
        : {
            text: appeal,
            at: appealedAt.toString(),
            decision:
              appealDecidedAt === null
                ? null
                : {
                    isGranted: isGranted === true,
                    words: appealWords ?? '',
                    at: appealDecidedAt.toString(),
                  },
          },
  };
}

function shown(decision: Decision, now: Temporal.Instant): Statement {
  return { ...toStatement(decision), may: { appeal: verdictOnAppeal(decision, now) === 'ok' } };
}

/**
 * The statement that a token opens. It needs no session: a suspended person has none.
 *
 * @throws Problem 'not-found' for an unknown token
 */
export async function showStatement(
  token: string,
  { services, now }: RequestContext,
): Promise<Statement> {
  const decision = await findByToken(services.database.main, token);
  if (decision === null || !isAdverse(decision.act)) throw new Problem('not-found');
  return shown(decision, now);
}

/**
 * The owner objects to a decision, once.
 *
 * @throws Problem 'not-found', 'already-appealed', 'too-late-to-appeal'
 */
export async function appealDecision(
  token: string,
  text: string,
  context: RequestContext,
): Promise<Statement> {
  const { db, now } = context;
  const decision = await lockByToken(db, token);
  if (decision === null) throw new Problem('not-found');
  const verdict = verdictOnAppeal(decision, now);
  if (verdict !== 'ok') throw new Problem(verdict);
  const appealed = await patchDecision(db, decision.id, { appeal: text, appealedAt: now });
  await writeAudit(context, {
    // The holder of the token acts as the owner.
    actorId: decision.ownerId,
    action: 'moderation.appeal',
    subjectKind: decision.subjectKind,
    subjectId: decision.subjectId,
    personId: decision.ownerId,
  });
  return shown(appealed, now);
}
