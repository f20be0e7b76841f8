import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { OwnProfile, PublicProfile, SignInMethods } from '../contract.ts';

/**
 * The public part of a person's profile.
 *
 * @throws notFound for an unknown or deleted person
 */
export async function loadProfile(id: string): Promise<PublicProfile> {
  const { getProfile } = await import('../contract/addresses.gen.ts');
  try {
    return await call(getProfile, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'not-found') throw notFound();
    throw error;
  }
}

/** Initial data of the settings page. */
export interface SettingsData {
  readonly profile: OwnProfile;
  readonly methods: SignInMethods;
}

/** @returns null while signed out */
export function loadSettings(me: object | null): Promise<SettingsData | null> {
  return whileSignedIn(me, async () => {
    const { getOwnProfile, getSignInMethods } = await import('../contract/addresses.gen.ts');
    const [profile, methods] = await Promise.all([
      call(getOwnProfile, {}),
      call(getSignInMethods, {}),
    ]);
    return { profile, methods };
  });
}
