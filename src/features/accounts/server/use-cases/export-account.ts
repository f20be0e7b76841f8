import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { AccountParts } from '../parts.ts';
import { findAccount, readSignInMethods } from '../store/users.ts';
import { listSessions } from './list-sessions.ts';
import { readOwnProfile } from './read-own-profile.ts';

/**
 * All stored data about a user, from every feature, as one file; without secrets or other people.
 */
export async function exportAccount(
  { exporters = {} }: AccountParts,
  ctx: SignedInContext,
): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
  const { id } = ctx.actor;
  const account = await findAccount(ctx.db, id);
  const data: Record<string, unknown> = {
    account: await readOwnProfile(ctx.db, id),
    preferences: { locale: account?.locale ?? null, ...account?.preferences },
    signInMethods: await readSignInMethods(ctx.db, id),
    sessions: (await listSessions(ctx)).items,
  };
  for (const [name, collect] of Object.entries(exporters)) data[name] = await collect(ctx.db, id);
  ctx.answerHeaders.set('content-disposition', 'attachment; filename="wayhearth-my-data.json"');
  return { exportedAt: ctx.now.toString(), data };
}
