import { msg } from '@lingui/core/macro';
import type { Cents } from '#domain/money.ts';
import { findParty, watchesMoney } from '#domain/permissions.ts';
import { CLAIM_ANSWER_DAYS, verdictOnClaim } from '#domain/resolutions.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { settleClaim } from '../money/deposits.ts';
import { notifyParty } from '../notify/announce.ts';
import { notifyAdministrators } from '../notify/notify-administrators.ts';
import { lockReservation, type Reservation } from '../store/reservations.ts';
import {
  type Claim,
  findClaim,
  insertClaim,
  insertEntry,
  patchClaim,
  reservationOfClaim,
} from '../store/resolutions.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { addEvidence, holdAccount, type Statement } from './evidence.ts';

/** @throws Problem 'amount-too-high' at the field */
export function refuseAmount({ services, translate }: SignedInContext, field: string): never {
  const { message } = services.errors['amount-too-high'];
  throw new Problem('amount-too-high', { fields: { [field]: translate(message) } });
}

/**
 * The host claims part of the deposit.
 *
 * @throws Problem with the code of the verdict; 'amount-too-high', 'invalid-input', 'signed-out'
 */
export async function claimDeposit(
  id: string,
  { amount, ...statement }: Statement & { readonly amount: Cents },
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now, actor } = context;
  const reservation = await lockReservation(db, id);
  if (reservation === null) throw new Problem('not-found');
  await holdAccount(context);
  const verdict = verdictOnClaim(reservation, (await findClaim(db, id)) !== null, actor, now);
  if (verdict !== 'ok') throw new Problem(verdict);
  if (amount > (reservation.depositLeft ?? 0)) refuseAmount(context, 'amount');
  const pictures = await addEvidence(context, id, statement.pictures);
  const answerBy = now.add({ hours: 24 * CLAIM_ANSWER_DAYS });
  const claim = await insertClaim(db, {
    reservationId: id,
    state: 'waiting',
    amount,
    answerBy,
    createdAt: now,
  });
  await insertEntry(db, {
    claimId: claim.id,
    at: now,
    party: 'host',
    actorId: actor.id,
    step: 'open',
    text: statement.text,
    pictures,
    amount,
  });
  await notifyParty(context, reservation, {
    key: `claim-made:${claim.id}`,
    kind: 'claim-made',
    to: 'guest',
    details: { amount, answerBy: answerBy.toString() },
    reason: statement.text,
  });
  return reservation;
}

/**
 * The guest agrees to a claim, or refuses it: then an administrator decides.
 *
 * @throws Problem 'not-found', 'forbidden'; 'resolution-moved' when it waits for no answer;
 *   'invalid-input' for a refusal without words
 */
export async function answerClaim(
  id: string,
  { agrees, ...statement }: Statement & { readonly agrees: boolean },
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now, actor, translate } = context;
  const reservation = await lockReservation(db, id);
  const party = reservation === null ? null : findParty(reservation, actor);
  if (reservation === null || (party === null && !watchesMoney(actor))) {
    throw new Problem('not-found');
  }
  const claim = await findClaim(db, id);
  if (party !== 'guest') throw new Problem('forbidden');
  if (claim === null) throw new Problem('not-found');
  if (claim.state !== 'waiting') throw new Problem('resolution-moved');
  if (!agrees && statement.text === '') {
    const text = translate(msg`Please say why you disagree.`);
    throw new Problem('invalid-input', { fields: { text } });
  }
  const pictures = await addEvidence(context, id, statement.pictures);
  await insertEntry(db, {
    claimId: claim.id,
    at: now,
    party: 'guest',
    actorId: actor.id,
    step: agrees ? 'agree' : 'refuse',
    text: statement.text,
    pictures,
  });
  const changed = agrees
    ? await endClaim(context, reservation, claim, 'agreed', claim.amount)
    : reservation;
  if (!agrees) await toReview(context, reservation, claim);
  await notifyParty(context, changed, {
    key: `claim-answered:${claim.id}`,
    kind: agrees ? 'claim-agreed' : 'claim-refused',
    to: 'host',
    details: { amount: claim.amount },
    reason: statement.text,
  });
  return changed;
}

/** The guest didn't answer in time: an administrator decides. */
export async function lapseClaim(
  work: UnitOfWork,
  reservation: Reservation,
  claim: Claim,
): Promise<void> {
  await insertEntry(work.db, {
    claimId: claim.id,
    at: work.now,
    party: 'system',
    step: 'lapse',
  });
  await toReview(work, reservation, claim);
}

async function toReview(work: UnitOfWork, reservation: Reservation, claim: Claim): Promise<void> {
  await patchClaim(work.db, claim.id, { state: 'review', answerBy: null });
  await notifyAdministrators(work, reservation, {
    key: `claim-review:${claim.id}`,
    what: 'claim',
  });
}

async function endClaim(
  work: UnitOfWork,
  reservation: Reservation,
  claim: Claim,
  state: 'agreed' | 'decided',
  given: Cents,
): Promise<Reservation> {
  await patchClaim(work.db, claim.id, { state, answerBy: null, given });
  return settleClaim(work, reservation, claim, given);
}

/**
 * An administrator decides a claim, at any time before it is over.
 *
 * @param given cents that the host gets
 * @throws Problem 'not-found', 'resolution-moved', 'amount-too-high'
 */
export async function decideClaim(
  claimId: string,
  { given, reason }: { readonly given: Cents; readonly reason: string },
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now, actor } = context;
  const reservationId = await reservationOfClaim(db, claimId);
  const reservation = reservationId === null ? null : await lockReservation(db, reservationId);
  const claim = reservation === null ? null : await findClaim(db, reservation.id);
  if (reservation === null || claim === null) throw new Problem('not-found');
  if (claim.given !== null) throw new Problem('resolution-moved');
  if (given > claim.amount) refuseAmount(context, 'given');
  await insertEntry(db, {
    claimId,
    at: now,
    party: 'admin',
    actorId: actor.id,
    step: 'decide',
    text: reason,
    amount: given,
  });
  const changed = await endClaim(context, reservation, claim, 'decided', given);
  for (const [kind, to] of [
    ['claim-decided', 'guest'],
    ['claim-decided-host', 'host'],
  ] as const) {
    await notifyParty(context, changed, {
      key: `${kind}:${claimId}`,
      kind,
      to,
      details: { amount: claim.amount, given },
      reason,
    });
  }
  return changed;
}
