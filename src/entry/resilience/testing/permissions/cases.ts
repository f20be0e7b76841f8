import { type Duty, hasDuty, STAFF_ROLES } from '#domain/roles.ts';
import type { RouteId } from '#entry/contracts.ts';
import type { ErrorCode } from '#platform/contract/errors.ts';
import type { RouteCall } from '../call-route.ts';
import { ACTORS, type ActorName, type World } from '../world.ts';

/** Result of a call: done, or the code of its refusal. */
export type Verdict = 'ok' | ErrorCode;

/** A call of a route, and the result for each actor. */
export interface PermissionCase {
  readonly name?: string;
  /** Prepares the world; such a case gets one of its own. */
  readonly before?: (world: World) => Promise<void>;
  readonly call: (world: World) => RouteCall;
  readonly expected: Readonly<Record<ActorName, Verdict>>;
}

/** The cases of every route of a feature, and of no other. */
export type PermissionsOf<Feature extends string> = Readonly<
  Record<Extract<RouteId, `${Feature}.${string}`>, readonly PermissionCase[]>
>;

/** The same for all. */
export const everyone = (verdict: Verdict) =>
  Object.fromEntries(ACTORS.map((actor) => [actor, verdict])) as PermissionCase['expected'];

/** The same for all signed-in actors, except those named. */
export const signedIn = (verdict: Verdict, others: Partial<Record<ActorName, Verdict>> = {}) => ({
  ...everyone(verdict),
  'signed-out': 'signed-out' as const,
  expired: 'signed-out' as const,
  ...others,
});

/**
 * A reservation: strangers don't learn that it exists, staff with duty about money may only view it.
 */
export const parties = (guest: Verdict, host: Verdict, staff: Verdict = 'forbidden') =>
  signedIn('not-found', { guest, host, admin: staff, finance: staff });

/** Staff whose role has the duty; to all others the route isn't there. */
export const staffWith = (duty: Duty, verdict: Verdict) =>
  signedIn(
    'not-found',
    Object.fromEntries(
      STAFF_ROLES.filter((role) => hasDuty(role, duty)).map((role) => [role, verdict]),
    ),
  );

/** A call without parameters. */
export const nothing = (): RouteCall => ({});
/** A call about the world's listing. */
export const listing = ({ listingId }: World): RouteCall => ({ params: { id: listingId } });
/** A call about the world's reservation. */
export const reservation = ({ reservationId }: World): RouteCall => ({
  params: { id: reservationId },
});
/** A call about the world's conversation. */
export const conversation = ({ conversationId }: World): RouteCall => ({
  params: { id: conversationId },
});
/** A call with this body. */
export const body = (of: unknown) => (): RouteCall => ({ body: of });
/** A call with this body about the world's reservation. */
export const step = (of: unknown) => (world: World) => ({ ...reservation(world), body: of });

/** A call that only reads. */
export const read = (expected: PermissionCase['expected'], call = nothing): PermissionCase[] => [
  { call, expected },
];
/** A route with one call. */
export const oneWay = (
  call: PermissionCase['call'],
  expected: PermissionCase['expected'],
): PermissionCase[] => [{ call, expected }];

/** One of the world's people has blocked another. */
export const blocked =
  (blocker: keyof World['people'], other: keyof World['people']) => async (world: World) => {
    const { app, people } = world;
    const path = `/api/blocks/${people[other].id}`;
    const answer = await app.request('PUT', path, { as: people[blocker], body: {} });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.text}`);
  };

/** Free dates after those of the world's reservation. */
export const LATER = { startDate: '2026-05-04', endDate: '2026-05-09' };
/** A call about the world's listing on these. */
export const listingOnDates = (world: World): RouteCall => ({ ...listing(world), query: LATER });
