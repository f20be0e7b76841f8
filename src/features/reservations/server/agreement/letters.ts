import { randomInt } from 'node:crypto';
import { initials } from '#domain/initials.ts';
import { hasSessions } from '#domain/kinds.ts';
import { formatLetterCode, makeLetterCode, readLetterCode } from '#domain/letter-code.ts';
import { isLetterValid, letterVerdict } from '#domain/permissions.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { listingSummaries, shownSummary } from '#market/page/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import { checkLetterUrl } from '../../contract/paths.ts';
import type { CheckedLetter, StayLetter } from '../../contract.ts';
import { loadBoardingLookup, routeText } from '../show/reservation-row.ts';
import { drawSquareCode } from '../show/square-code.ts';
import {
  findReservationByCode,
  insertLetter,
  loadLetter,
  type StoredLetter,
} from '../store/letters.ts';
import { loadReservation, type NightsReservation } from '../store/reservations.ts';
import { documentLocale, loadStayFacts, loadStayPlace } from './document-facts.ts';
import { letterText } from './letter-text.ts';
import { loadAgreedStay } from './show-agreement.ts';

/**
 * The caller's letter of accommodation for a stay; none while they haven't had one made.
 *
 * @throws Problem 'not-found' for a stranger, 'forbidden' for the host, 'payment-required'
 */
export async function showLetter(id: string, context: SignedInContext): Promise<StayLetter> {
  const db = context.services.database.main;
  const reservation = await loadAgreedStay(db, id, context.actor, letterVerdict);
  const stored = await loadLetter(db, id);
  return {
    isAvailable: stored !== null || isLetterValid(reservation),
    letter: stored === null ? null : await shownLetter(db, reservation, stored, context),
  };
}

/**
 * Has the caller's letter of accommodation made. Its code stays the same for as long as the
 * reservation exists, since people have it on paper.
 *
 * @throws Problem as `showLetter`; 'status-conflict' for a stay that was cancelled
 */
export async function makeLetter(id: string, context: SignedInContext): Promise<StayLetter> {
  const { db, now, actor } = context;
  const reservation = await loadAgreedStay(db, id, actor, letterVerdict);
  if (!isLetterValid(reservation)) throw new Problem('status-conflict');
  await insertLetter(db, id, { code: makeLetterCode((below) => randomInt(below)), createdAt: now });
  const stored = await loadLetter(db, id);
  if (stored === null) throw new Error(`reservation ${id} has no letter`);
  return { isAvailable: true, letter: await shownLetter(db, reservation, stored, context) };
}

async function shownLetter(
  db: Queryable,
  reservation: NightsReservation,
  { code, createdAt }: StoredLetter,
  context: SignedInContext,
): Promise<NonNullable<StayLetter['letter']>> {
  const { services } = context;
  const shown = formatLetterCode(code);
  const origin = services.config.http.publicUrl;
  const url = checkLetterUrl(origin, shown);
  const facts = await loadStayFacts(db, reservation, context);
  const locales = new Set([DEFAULT_LOCALE, await documentLocale(db, reservation.guestId)]);
  const versions = [];
  for (const locale of locales) {
    const translate = services.translator(locale);
    const place = await loadStayPlace(db, reservation, translate);
    const input = { translate, reservation, facts, place };
    versions.push(letterText(input, { madeAt: createdAt, code: shown, origin }));
  }
  return { key: reservation.key, code: shown, url, qr: drawSquareCode(url), versions };
}

/**
 * The stay of a letter, for all who have its code. An unknown code, and a text that can't be one,
 * are the same.
 *
 * @throws Problem 'not-found'
 */
export async function checkLetter(
  typed: string,
  { services, translate }: RequestContext,
): Promise<CheckedLetter> {
  // A replica may not know yet that the stay was cancelled.
  const db = services.database.main;
  const code = readLetterCode(typed);
  const id = code === null ? null : await findReservationByCode(db, code);
  const reservation = id === null ? null : await loadReservation(db, id);
  if (reservation === null || hasSessions(reservation)) throw new Problem('not-found');
  const { guestId, listingId, startDate, endDate } = reservation;
  const boarding = (await loadBoardingLookup(db, [reservation], translate))(reservation);
  const persons = await personsByIds(db, [guestId]);
  const summaries = await listingSummaries(db, [listingId], translate);
  return {
    state: isLetterValid(reservation) ? 'valid' : 'cancelled',
    startDate,
    endDate,
    city: boarding === null ? shownSummary(summaries, listingId).city : routeText(boarding),
    initials: initials(persons.get(guestId)?.name ?? ''),
  };
}
