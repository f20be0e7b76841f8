import { coHostingState, MAX_CO_HOSTS, MAX_HOSTS_HELPED } from '#domain/co-hosts.ts';
import { requestContact } from '#domain/moderation.ts';
import {
  isAddressConfirmed,
  lockUser,
  mailRecipient,
  personByEmail,
  personsByIds,
  readContactFacts,
  readStanding,
} from '#features/accounts/index.server.ts';
import { lockListing, replaceHomeCalendar } from '#market/inventory/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import {
  ACTS_SHOWN,
  type listActs as actsRoute,
  type CoHost,
  type changeCoHost as changeRoute,
  type listHelpedHosts as helpedRoute,
  type inviteCoHost as inviteRoute,
  type listCoHosts as listRoute,
  type removeCoHost as removeRoute,
} from '../contract.ts';
import { hostingForCookie } from './hosting-for.ts';
import { mailInvitation } from './mail-invitation.ts';
import {
  countHelped,
  endOldInvitations,
  findPlace,
  helpsHost,
  insertInvitation,
  listActs,
  listAddresses,
  listHelped,
  listOpen,
  lockOpen,
  updatePlace,
} from './store/co-hosts.ts';

type Done = { done: true };
const DONE: Done = { done: true };

/**
 * The caller's co-hosts, the invited ones among them, what they did last, and the calendar addresses
 * they know.
 */
export async function listCoHosts({
  db,
  actor,
  now,
}: SignedInContext): Promise<RouteAnswer<typeof listRoute>> {
  const places = await listOpen(db, actor.id);
  const ids = places.flatMap(({ userId }) => userId ?? []);
  const people = await personsByIds(db, ids);
  const items = places.flatMap((place): CoHost[] => {
    const state = coHostingState(place, now);
    if (state === 'over') return [];
    const { id, email, role, userId, invitedAt } = place;
    const person = people.get(userId ?? '') ?? null;
    return [{ id, email, role, state, person, invitedAt: invitedAt.toString() }];
  });
  const acts = await showActs(db, actor.id, null);
  return { items, ...acts, addresses: await listAddresses(db, actor.id) };
}

/** Acts of the caller's co-hosts before one of them. */
export function listMoreActs(
  before: string,
  { db, actor }: SignedInContext,
): Promise<RouteAnswer<typeof actsRoute>> {
  return showActs(db, actor.id, before);
}

async function showActs(
  db: Queryable,
  hostId: string,
  before: string | null,
): Promise<RouteAnswer<typeof actsRoute>> {
  const found = await listActs(db, hostId, { before, limit: ACTS_SHOWN + 1 });
  const acts = found.slice(0, ACTS_SHOWN);
  const people = await personsByIds(
    db,
    acts.flatMap(({ userId }) => userId ?? []),
  );
  return {
    acts: acts.map(({ at, userId, ...act }) => ({
      ...act,
      at: at.toString(),
      name: people.get(userId ?? '')?.name ?? '',
    })),
    hasMore: found.length > acts.length,
  };
}

/**
 * Invites who has an address to host with the caller.
 *
 * @throws Problem as the contract lists them
 */
export async function inviteCoHost(
  { email: given, role }: RouteInput<typeof inviteRoute>['body'],
  context: SignedInContext,
): Promise<{ id: string }> {
  const { db, actor, now } = context;
  const email = given.toLowerCase();
  if (!(await isAddressConfirmed(db, actor.id))) throw new Problem('email-unconfirmed');
  if ((await readStanding(db, actor.id)) !== 'active') throw new Problem('account-limited');
  const host = await mailRecipient(db, actor.id);
  if (host?.email === email) throw new Problem('own-address');
  await lockUser(db, actor.id);
  await endOldInvitations(db, actor.id, now);
  const places = await listOpen(db, actor.id);
  if (places.some((place) => place.email === email)) throw new Problem('co-host-exists');
  const taken = new Set(places.map(({ slot }) => slot));
  const slot = Array.from({ length: MAX_CO_HOSTS }, (_, at) => at + 1).find(
    (each) => !taken.has(each),
  );
  if (slot === undefined) throw new Problem('too-many-co-hosts');
  const place = { hostId: actor.id, slot, email, role, invitedAt: now };
  const id = await insertInvitation(db, place);
  // Where one has blocked the other nothing is mailed, and the host isn't told.
  const invited = await personByEmail(db, email);
  const isBlocked =
    invited !== null && (await readContactFacts(db, actor.id, invited.id)).isBlocked;
  if (!isBlocked) await mailInvitation(context, { email, hostName: host?.name ?? '' });
  return { id };
}

/** @throws Problem 'not-found' for a place of another host, and for one that is over */
export async function changeCoHost(
  id: string,
  { role }: RouteInput<typeof changeRoute>['body'],
  { db, actor }: SignedInContext,
): Promise<Done> {
  const place = await lockOpen(db, id);
  if (place?.hostId !== actor.id) throw new Problem('not-found');
  await updatePlace(db, id, { role });
  return DONE;
}

/** Ends a place of the caller's, whether it was there or not. */
export async function removeCoHost(
  id: string,
  { replacesAddresses }: RouteInput<typeof removeRoute>['body'],
  context: SignedInContext,
): Promise<Done> {
  const { db, actor, now } = context;
  const place = await lockOpen(db, id);
  if (place?.hostId !== actor.id) return DONE;
  await updatePlace(db, id, { endedAt: now });
  return replacesAddresses ? replaceAddresses(context) : DONE;
}

/**
 * Replaces the calendar addresses of the caller's homes that former co-hosts know. It is the host's
 * choice: another platform that reads an address which stopped working sees no new bookings.
 */
export async function replaceAddresses({ db, actor, now }: SignedInContext): Promise<Done> {
  for (const { id, isKnown } of await listAddresses(db, actor.id)) {
    if (isKnown && (await lockListing(db, id)) !== null) await replaceHomeCalendar(db, id, now);
  }
  return DONE;
}

/** The hosts whom the caller helps, and those who invite them. */
export async function listHelpedHosts({
  db,
  actor,
  actingFor,
  now,
}: SignedInContext): Promise<RouteAnswer<typeof helpedRoute>> {
  const places = await listHelped(db, actor.id, await confirmedAddress(actor.id, { db }), now);
  const people = await personsByIds(
    db,
    places.map(({ hostId }) => hostId),
  );
  const current = actingFor?.hostId ?? null;
  return {
    items: places.flatMap((place) => {
      const state = coHostingState(place, now);
      const host = people.get(place.hostId);
      if (state === 'over' || host === undefined) return [];
      const { id, role, hostId } = place;
      return [{ id, host, role, state, isCurrent: state === 'accepted' && hostId === current }];
    }),
  };
}

/**
 * Accepts an invitation to the caller's confirmed address.
 *
 * @throws Problem 'not-found' for one to another address, 'invitation-over', 'not-requestable' where
 *   one has blocked the other, 'too-many-hosts-helped'
 */
export async function acceptInvitation(
  id: string,
  { db, actor, now }: SignedInContext,
): Promise<Done> {
  await lockUser(db, actor.id);
  const place = await lockOpen(db, id);
  const email = await confirmedAddress(actor.id, { db });
  if (place === null || place.hostId === actor.id) throw new Problem('not-found');
  if (place.userId === actor.id) return DONE;
  if (place.acceptedAt !== null || place.email !== email) throw new Problem('not-found');
  if (coHostingState(place, now) === 'over') throw new Problem('invitation-over');
  const { standing, isBlocked } = await readContactFacts(db, actor.id, place.hostId);
  if (requestContact(standing, { isBlocked }) !== 'ok') throw new Problem('not-requestable');
  if ((await countHelped(db, actor.id)) >= MAX_HOSTS_HELPED) {
    throw new Problem('too-many-hosts-helped');
  }
  if (await helpsHost(db, place.hostId, actor.id)) throw new Problem('not-found');
  await updatePlace(db, id, { userId: actor.id, acceptedAt: now });
  return DONE;
}

/** Declines an invitation, or ends the caller's place beside a host, whether it was there or not. */
export async function leaveHost(id: string, { db, actor, now }: SignedInContext): Promise<Done> {
  const place = await lockOpen(db, id);
  if (place === null) return DONE;
  const isInvited =
    place.acceptedAt === null && place.email === (await confirmedAddress(actor.id, { db }));
  if (place.userId === actor.id || isInvited) await updatePlace(db, id, { endedAt: now });
  return DONE;
}

/**
 * Has this browser act for a host from now on.
 *
 * @param id of the caller's place; null for themselves again
 * @throws Problem 'not-found' for a place that isn't theirs or is over, and where they can't act for
 *   the host now (`findPlace`)
 */
export async function actForHost(
  id: string | null,
  { db, actor, services, answerHeaders }: SignedInContext,
): Promise<Done> {
  const place = id === null ? null : await lockOpen(db, id);
  if (id !== null && place?.userId !== actor.id) throw new Problem('not-found');
  if (place !== null && (await findPlace(db, place.hostId, actor.id)) === null) {
    throw new Problem('not-found');
  }
  answerHeaders.append('set-cookie', hostingForCookie(place?.hostId ?? null, services.config));
  return DONE;
}

/** The address of an account in small letters; null while it isn't confirmed. */
async function confirmedAddress(
  userId: string,
  { db }: Pick<SignedInContext, 'db'>,
): Promise<string | null> {
  if (!(await isAddressConfirmed(db, userId))) return null;
  return (await mailRecipient(db, userId))?.email.toLowerCase() ?? null;
}
