import { accountIdByEmail, changeRole, findStaff } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type * as contract from '../contract.ts';

/** Those who have a role, by name. */
export async function listStaff({
  services,
  actor,
}: SignedInContext): Promise<RouteAnswer<typeof contract.listStaff>> {
  const staff = await findStaff(services.database.main);
  return { items: staff.map((member) => ({ ...member, isSelf: member.id === actor.id })) };
}

/** @throws Problem 'not-found', 'own-role', 'last-admin', 'unfit-for-role' */
export async function grantRole(
  { email, role, reason }: RouteInput<typeof contract.grantRole>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const accountId = await accountIdByEmail(context.db, email);
  await changeRole(context, { actorId: context.actor.id, accountId, role, reason });
  return { done: true };
}

/** @throws Problem 'not-found', 'own-role', 'last-admin' */
export async function revokeRole(
  accountId: string,
  reason: string,
  context: SignedInContext,
): Promise<{ done: true }> {
  await changeRole(context, { actorId: context.actor.id, accountId, role: 'user', reason });
  return { done: true };
}
