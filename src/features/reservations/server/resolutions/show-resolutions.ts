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
import { listOpenResolutions } from '../store/resolutions.ts';
import { type CaseStory, type ClaimStory, listStories, type StoryEntry } from '../store/stories.ts';
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
  return showStory(reservation, await loadStories(db, [reservation], reader), reader);
}

/** Claims and cases of some reservations with their pictures. */
interface Stories {
  /** By reservation. */
  readonly claims: ReadonlyMap<string, ClaimStory>;
  readonly cases: ReadonlyMap<string, readonly CaseStory[]>;
  /** When guests cancelled or left, by reservation; only of those of the reader. */
  readonly withdrawals: ReadonlyMap<string, Temporal.Instant>;
  /** By key. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

async function loadStories(
  db: Queryable,
  reservations: readonly Reservation[],
  { actor }: Reader,
): Promise<Stories> {
  const reservationIds = reservations.map(({ id }) => id);
  const { claims, cases } = await listStories(db, reservationIds);
  const isShown = [...claims, ...cases].some(({ entries }) =>
    entries.some(({ pictures }) => pictures.length > 0),
  );
  const pictures = isShown ? await listEvidence(db, reservationIds) : [];
  return {
    claims: new Map(claims.map((claim) => [claim.reservationId, claim])),
    cases: Map.groupBy(cases, ({ reservationId }) => reservationId),
    // They decide whether a guest may report something, and nothing for others.
    withdrawals: await loadWithdrawals(
      db,
      reservations.filter((each) => findParty(each, actor) === 'guest'),
    ),
    pictures: new Map(pictures.map((picture) => [picture.key, picture])),
  };
}

function showStory(reservation: Reservation, stories: Stories, reader: Reader): Resolutions {
  const { actor, now } = reader;
  const { id, quote, timeZone, depositLeft, depositToHost, depositReturnAt } = reservation;
  const claim = stories.claims.get(id) ?? null;
  const cases = stories.cases.get(id) ?? [];
  const showEntries = (entries: readonly StoryEntry[]) =>
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
      claim === null ? null : showClaim(claim, showEntries(claim.entries), reservation, reader),
    cases: cases.map((each) => showCase(each, showEntries(each.entries), reservation, reader)),
    may: {
      claim: verdictOnClaim(reservation, claim !== null, actor, now) === 'ok',
      report:
        verdictOnReport(toReportable(reservation, stories.withdrawals), cases, actor, now) === 'ok',
    },
    reportUntil: isBegun ? placedInstant(deadline, timeZone) : null,
  };
}

function showEntry(
  { at, party, step, text, amount, pictures: keys }: StoryEntry,
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
  { id, state, amount, answerBy, given }: ClaimStory,
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
  found: CaseStory,
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
  const stories = await loadStories(main, found, context);
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
