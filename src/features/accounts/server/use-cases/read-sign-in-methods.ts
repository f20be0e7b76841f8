import type { SignedInContext } from '#platform/server/http/serve.ts';
import { readSignInMethods as readMethods } from '../store/users.ts';

/** The caller's sign-in methods. */
export async function readSignInMethods(
  ctx: SignedInContext,
): Promise<{ password: boolean; google: boolean; github: boolean }> {
  const methods = await readMethods(ctx.services.database.main, ctx.actor.id);
  const has = (name: string) => methods.some(({ provider }) => provider === name);
  return { password: has('password'), google: has('google'), github: has('github') };
}
