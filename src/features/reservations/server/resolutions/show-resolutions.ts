import { showContactDetails } from '#domain/contact-details.ts';
import { hasCome } from '#domain/instants.ts';
import { canSeeReservation, findParty, watchesMoney } from '#domain/permissions.ts';
import {
  caseStepsFor,
  hostAnswersFor,
  nextCaseState,
  reportDeadline,
  verdictOnClaim,
  verdictOnReport,
} from '#domain/resolutions.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { listEvidence } from '#market/hosting/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { placedInstant, placedOrNull } from '#platform/i18n/wall-time.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { cutPage } from '#platform/server/database/keyset.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { RESOLUTION_ROWS } from '../../contract/resolutions.ts';
import {
  evidencePath,
  type listResolutions as listResolutionsRoute,
  type Resolutions,
  type ShownCase,
  type ShownClaim,
} from '../../contract.ts';
import { findGuaranteeAmount, findMostCompensation } from '../money/compensations.ts';
import { loadWithdrawals } from '../store/events.ts';
import { loadReservation, loadReservations, type Reservation } from '../store/reservations.ts';
import {
  type Claim,
  listCasesFor,
  listClaims,
  listOpenResolutions,
  loadEntries,
  type ProblemCase,
  type ResolutionEntry,
} from '../store/resolutions.ts';
import { toReportable } from './cases.ts';

type Reader = Pick<SignedInContext, 'actor' | 'now'>;
type Picture = Awaited<ReturnType<typeof listEvidence>>[number];

/**
 * The claim and the problems of a reservation, as its reader may see them.
 *
 * @throws Problem 'not-found' for a stranger too, so that ids can't be tried out
 */
export async function showResolutions(id: string, context: SignedInContext): Promise<Resolutions> {
  // Read from the primary, since the caller may have changed it a moment ago.
  const { main } = context.services.database;
  const reservation = await loadReservation(main, id);
  if (reservation === null || !canSeeReservation(reservation, context.actor)) {
    throw new Problem('not-found');
  }
  return toResolutions(main, reservation, context);
}

/** The same of a reservation as it is in this transaction. */
export async function toResolutions(
  db: Queryable,
  reservation: Reservation,
  reader: Reader,
): Promise<Resolutions> {
  return showStory(reservation, await loadStories(db, [reservation]), reader);
}

/** Claims and cases of some reservations with their histories and pictures. */
interface Stories {
  /** By reservation. */
  readonly claims: ReadonlyMap<string, Claim>;
  readonly cases: ReadonlyMap<string, readonly ProblemCase[]>;
  /** By claim, and by case. */
  readonly claimEntries: ReadonlyMap<string, readonly ResolutionEntry[]>;
  readonly caseEntries: ReadonlyMap<string, readonly ResolutionEntry[]>;
  /** When guests cancelled or left, by reservation. */
  readonly withdrawals: ReadonlyMap<string, Temporal.Instant>;
  /** By key. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

async function loadStories(db: Queryable, reservations: readonly Reservation[]): Promise<Stories> {
  const reservationIds = reservations.map(({ id }) => id);
  const claims = await listClaims(db, reservationIds);
  const cases = await listCasesFor(db, reservationIds);
  const pictures = await listEvidence(db, reservationIds);
  return {
    claims: new Map(claims.map((claim) => [claim.reservationId, claim])),
    cases: Map.groupBy(cases, ({ reservationId }) => reservationId),
    claimEntries: await loadEntries(
      db,
      'claimId',
      claims.map(({ id }) => id),
    ),
    caseEntries: await loadEntries(
      db,
      'caseId',
      cases.map(({ id }) => id),
    ),
    withdrawals: await loadWithdrawals(db, reservations),
    pictures: new Map(pictures.map((picture) => [picture.key, picture])),
  };
}

function showStory(reservation: Reservation, stories: Stories, reader: Reader): Resolutions {
  const { actor, now } = reader;
  const { id, quote, timeZone, depositLeft, depositToHost, depositReturnAt } = reservation;
  const claim = stories.claims.get(id) ?? null;
  const cases = stories.cases.get(id) ?? [];
  const showEntries = (entries: readonly ResolutionEntry[] = []) =>
    entries.map((entry) => showEntry(entry, id, stories.pictures));
  const deadline = reportDeadline(reservation);
  const isBegun = hasCome(reservation.checkInFrom, now);
  return {
    reservationId: id,
    deposit:
      depositLeft === null || quote.deposit === 0
        ? null
        : {
            amount: quote.deposit,
            left: depositLeft,
            toHost: depositToHost,
            returnsAt: placedOrNull(depositReturnAt, timeZone),
          },
    claim:
      claim === null
        ? null
        : showClaim(claim, showEntries(stories.claimEntries.get(claim.id)), reservation, reader),
    cases: cases.map((each) =>
      showCase(each, showEntries(stories.caseEntries.get(each.id)), reservation, reader),
    ),
    may: {
      claim: verdictOnClaim(reservation, claim !== null, actor, now) === 'ok',
      report:
        verdictOnReport(toReportable(reservation, stories.withdrawals), cases, actor, now) === 'ok',
    },
    reportUntil: isBegun ? placedInstant(deadline, timeZone) : null,
  };
}

function showEntry(
  { at, party, step, text, amount, pictures: keys }: ResolutionEntry,
  reservationId: string,
  pictures: ReadonlyMap<string, Picture>,
): ShownClaim['entries'][number] {
  return {
    at: at.toString(),
    by: party,
    step,
    // The two have an agreement, so that they may know each other's contact details.
    text: showContactDetails(text),
    amount,
    pictures: keys.flatMap((key) => {
      const picture = pictures.get(key);
      // Those of a deleted account are gone.
      if (picture === undefined) return [];
      const { width, height, placeholder } = picture;
      return [{ url: evidencePath(reservationId, key), width, height, placeholder }];
    }),
  };
}

function showClaim(
  { id, state, amount, answerBy, given }: Claim,
  entries: ShownClaim['entries'],
  reservation: Reservation,
  { actor }: Reader,
): ShownClaim {
  return {
    id,
    state,
    amount,
    answerBy: placedOrNull(answerBy, reservation.timeZone),
    given,
    entries,
    may: {
      answer: findParty(reservation, actor) === 'guest' && state === 'waiting',
      decide: watchesMoney(actor) && given === null,
    },
  };
}

function showCase(
  found: ProblemCase,
  entries: ShownCase['entries'],
  reservation: Reservation,
  { actor, now }: Reader,
): ShownCase {
  const { id, kind, state, dueAt, offer, outcome, refund, figures } = found;
  const { timeZone, policy } = reservation;
  const party = findParty(reservation, actor);
  const { leaveFreelyUntil } = policy;
  const leave = leaveFreelyUntil === undefined ? null : Temporal.Instant.from(leaveFreelyUntil);
  return {
    id,
    kind,
    state,
    dueAt: placedOrNull(dueAt, timeZone),
    offer,
    guarantee:
      figures === null
        ? null
        : {
            ...figures,
            measured: figures.measured.map(({ at, mbps }) => ({
              at: placedInstant(Temporal.Instant.from(at), timeZone),
              mbps,
            })),
            amount: findGuaranteeAmount(reservation),
          },
    outcome,
    refund,
    leaveFreelyUntil: leave === null || hasCome(leave, now) ? null : placedInstant(leave, timeZone),
    entries,
    may: {
      host: party === 'host' ? hostAnswersFor(found, reservation) : [],
      guest: party === 'guest' ? caseStepsFor(found, 'guest') : [],
      decide: watchesMoney(actor) && nextCaseState(found, 'decide') !== null,
    },
    maxRefund: state === 'closed' ? 0 : findMostCompensation(reservation),
  };
}

/** A page of what is open, for those who decide about money. */
export async function listResolutions(
  { after, before }: RouteInput<typeof listResolutionsRoute>['query'],
  context: SignedInContext,
): Promise<RouteAnswer<typeof listResolutionsRoute>> {
  const { main } = context.services.database;
  const start = { behind: after ?? null, before: before ?? null };
  const rows = await listOpenResolutions(main, start, RESOLUTION_ROWS + 1);
  const { items: open, previous, next } = cutPage(rows, RESOLUTION_ROWS, start, ({ key }) => key);
  const ids = open.map(({ id }) => id);
  const reservations = await loadReservations(main, ids);
  const found = ids.flatMap((id) => reservations.get(id) ?? []);
  const persons = await personsByIds(
    main,
    found.flatMap(({ guestId, hostId }) => [guestId, hostId]),
  );
  const stories = await loadStories(main, found);
  return {
    items: found.map((reservation) => {
      const { id, key, listingTitle, guestId, hostId, timeZone } = reservation;
      return {
        reservationId: id,
        key,
        listingTitle,
        guestName: persons.get(guestId)?.name ?? '',
        hostName: persons.get(hostId)?.name ?? '',
        timeZone,
        resolutions: showStory(reservation, stories, context),
      };
    }),
    previous,
    next,
  };
}
