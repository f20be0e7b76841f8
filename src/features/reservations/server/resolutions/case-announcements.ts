import type { Cents } from '#domain/money.ts';
import { CASE_STEPS, type CaseStep } from '#domain/resolutions.ts';
import { findGuaranteeAmount } from '../money/compensations.ts';
import { notifyParty } from '../notify/announce.ts';
import type { AnnouncementKind } from '../notify/announcements.ts';
import { notifyAdministrators } from '../notify/notify-administrators.ts';
import type { Reservation } from '../store/reservations.ts';
import type { ProblemCase } from '../store/resolutions.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A step that was taken. */
interface Taken {
  readonly step: CaseStep;
  readonly text: string | null;
  /** Of its entry in the history. */
  readonly sequence: number;
  /** Until when the guest may leave with everything unused back because of it; null if they may not. */
  readonly leaveFreelyUntil: Temporal.Instant | null;
}

/**
 * Announces a step to both sides, except the one who took it.
 *
 * @param found after the step
 */
export async function announceCaseStep(
  work: UnitOfWork,
  reservation: Reservation,
  found: ProblemCase,
  { step, text, sequence, leaveFreelyUntil }: Taken,
): Promise<void> {
  const { id, state, dueAt, kind } = found;
  const isOf = (who: keyof typeof CASE_STEPS) =>
    (CASE_STEPS[who] as readonly CaseStep[]).includes(step);
  const details = {
    problem: kind,
    step,
    amount: findAmount(found, reservation),
    ...(dueAt === null ? {} : { answerBy: dueAt.toString() }),
    ...(leaveFreelyUntil === null ? {} : { leaveFreelyUntil: leaveFreelyUntil.toString() }),
  };
  const send = async (announced: AnnouncementKind | undefined, to: 'guest' | 'host') => {
    if (announced === undefined) return;
    const key = `${announced}:${id}:${sequence}`;
    await notifyParty(work, reservation, { key, kind: announced, to, details, reason: text });
  };
  const later = state === 'waiting' ? null : state;
  const mayLeave = later === 'closed' && leaveFreelyUntil !== null;
  if (later !== null && !isOf('guest')) {
    await send(mayLeave ? 'case-closed-leave' : TO_GUEST[later], 'guest');
  }
  if (later !== null && !isOf('host')) {
    await send(mayLeave ? 'case-closed-leave-host' : TO_HOST[later], 'host');
  }
  if (state === 'review') {
    await notifyAdministrators(work, reservation, { key: `case-review:${id}`, what: 'case' });
  }
}

/** Cents that a step is about: given back, offered, or those of the guarantee. */
function findAmount({ state, offer, refund }: ProblemCase, reservation: Reservation): Cents {
  switch (state) {
    case 'closed':
      return refund;
    case 'granted':
      return findGuaranteeAmount(reservation);
    default:
      return offer ?? 0;
  }
}

/** No step leads back to the first state. */
type LaterState = Exclude<ProblemCase['state'], 'waiting'>;

const TO_GUEST: Readonly<Record<LaterState, AnnouncementKind>> = {
  offered: 'case-offer',
  mended: 'case-mended',
  granted: 'guarantee-granted',
  review: 'case-review',
  closed: 'case-closed',
};

/** The states that the host's own steps lead to alone are missing. */
const TO_HOST: Readonly<Partial<Record<LaterState, AnnouncementKind>>> = {
  granted: 'guarantee-granted-host',
  review: 'case-review-host',
  closed: 'case-closed-host',
};
