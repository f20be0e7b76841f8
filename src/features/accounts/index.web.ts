import type { Me } from '#platform/web/scope/router-context.ts';

/** Who is signed in. */
export async function loadMe(): Promise<Me | null> {
  return null;
}

/** Ends the session. */
export async function logout(): Promise<void> {}
