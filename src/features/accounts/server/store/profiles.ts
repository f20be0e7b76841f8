import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ModerationState } from '#domain/moderation.ts';
import { GUEST_GROUPS, type GuestGroup, isOneOf } from '#domain/vocabulary.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ProfileEdit } from '../../contract.ts';
import { profiles } from '../tables.ts';

/** A profile without name and portrait, which are in the account. */
export interface StoredProfile extends Omit<ProfileEdit, 'name' | 'image' | 'language'> {
  language: string | null;
}

const EMPTY: StoredProfile = {
  birthDate: null,
  headline: '',
  bio: '',
  career: '',
  philosophy: '',
  interests: [],
  languages: [],
  countries: [],
  groups: [],
  workZone: null,
  workStart: null,
  workEnd: null,
  passportCountry: null,
  countedAboard: false,
  shownAboard: false,
  language: null,
  social: '',
  phone: '',
  x: '',
  linkedin: '',
  instagram: '',
  whatsapp: '',
  revolut: '',
  wise: '',
};

/** A user's profile; all empty if never filled in. */
export async function readProfile(db: Queryable, userId: string): Promise<StoredProfile> {
  const [found] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (found === undefined) return EMPTY;
  const { userId: _, moderationState: _state, groups, ...rest } = found;
  return { ...rest, groups: knownGroups(groups) };
}

/** Who sees the texts and the portrait of a profile. */
export async function readProfileState(db: Queryable, userId: string): Promise<ModerationState> {
  const [found] = await db
    .select({ state: profiles.moderationState })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return found?.state ?? 'visible';
}

/** People's descriptions of themselves in a line, by their ids; those without one are left out. */
export async function headlinesByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.userId, headline: profiles.headline })
    .from(profiles)
    .where(
      and(
        inArray(profiles.userId, [...new Set(ids)]),
        ne(profiles.headline, ''),
        eq(profiles.moderationState, 'visible'),
      ),
    );
  return new Map(rows.map(({ id, headline }) => [id, headline]));
}

/** The groups a person has declared (spec 1 §6). */
export async function readGroups(db: Queryable, userId: string): Promise<GuestGroup[]> {
  const [found] = await db
    .select({ groups: profiles.groups })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return knownGroups(found?.groups ?? []);
}

/** The groups that people have declared, by their ids. */
export async function groupsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, GuestGroup[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.userId, groups: profiles.groups })
    .from(profiles)
    .where(inArray(profiles.userId, [...new Set(ids)]));
  return new Map(rows.map(({ id, groups }) => [id, knownGroups(groups)]));
}

/** The country of the user's passport; null if not given. */
export async function readPassport(db: Queryable, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ country: profiles.passportCountry })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return found?.country ?? null;
}

/** Saves a profile; a language that is left out is kept. */
export async function saveProfile(
  tx: Queryable,
  userId: string,
  profile: Omit<ProfileEdit, 'name' | 'image'>,
): Promise<void> {
  await tx
    .insert(profiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: profiles.userId, set: profile });
}

export async function startProfile(tx: Queryable, userId: string): Promise<void> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
}

/** Those of stored groups that there are still. */
export function knownGroups(groups: readonly string[]): GuestGroup[] {
  return groups.filter((group) => isOneOf(GUEST_GROUPS, group));
}
