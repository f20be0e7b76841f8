import { hasSessions } from '#domain/kinds.ts';
import { type AgreementParties, agreementVerdict, type Verdict } from '#domain/permissions.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Actor } from '#platform/server/services.ts';
import type { StayAgreement } from '../../contract.ts';
import { bookableKind } from '../request/kinds.ts';
import { listEvents } from '../store/events.ts';
import { loadReservation, type NightsReservation } from '../store/reservations.ts';
import { acceptanceIn } from './acceptance.ts';
import { agreementText } from './agreement-text.ts';
import { documentLocale, loadStayFacts, loadStayPlace } from './document-facts.ts';

/**
 * A stay whose document the caller may open.
 *
 * @param db not a replica, since the caller may have paid a moment ago
 * @param rule by which the page shows its link
 * @throws Problem with the code of the verdict: 'not-found' for a stranger, and for seats
 */
export async function loadAgreedStay(
  db: Queryable,
  id: string,
  actor: Actor,
  rule: (reservation: AgreementParties, actor: Actor) => Verdict,
): Promise<NightsReservation> {
  const reservation = await loadReservation(db, id);
  if (reservation === null || hasSessions(reservation)) throw new Problem('not-found');
  const verdict = rule(reservation, actor);
  if (verdict !== 'ok') throw new Problem(verdict);
  return reservation;
}

/**
 * The agreement of a paid stay, in its guest's language beside its host's.
 *
 * @throws Problem 'not-found' for a stranger, 'forbidden' for staff, 'payment-required'
 */
export async function showAgreement(id: string, context: SignedInContext): Promise<StayAgreement> {
  const { services, actor } = context;
  const db = services.database.main;
  const reservation = await loadAgreedStay(db, id, actor, agreementVerdict);
  const { guestId, hostId, kind, policy } = reservation;
  const facts = await loadStayFacts(db, reservation, context);
  const acceptance = acceptanceIn(await listEvents(db, id));
  const texts = bookableKind(services, kind).policyTexts(
    policy.effective,
    policy.instalments !== undefined,
  );
  const locales = new Set([await documentLocale(db, guestId), await documentLocale(db, hostId)]);
  const versions = [];
  for (const locale of locales) {
    const translate = services.translator(locale);
    const place = await loadStayPlace(db, reservation, translate);
    versions.push(
      agreementText({ translate, reservation, facts, place, policy: texts, acceptance }),
    );
  }
  return {
    key: reservation.key,
    viewer: actor.id === guestId ? 'guest' : 'host',
    versions,
  };
}
