import { profiles, signInAccounts, users } from '#features/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { portraitKey } from '../draw-picture.ts';
import { lookOf } from '../world/people/look-of.ts';
import type { DemoPerson } from '../world/types.ts';
import { insertRows } from './insert.ts';

/**
 * Inserts people with their profiles.
 *
 * @param passwordHashes hashed passwords by e-mail address; others can't sign in
 */
export async function insertPeople(
  db: Queryable,
  people: readonly DemoPerson[],
  passwordHashes: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await insertRows(
    db,
    users,
    people.map((person) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      emailVerified: true,
      image: portraitKey(person.avatarSeed, lookOf(person)),
      role: person.role,
      createdAt: new Date(person.joinedAt),
      updatedAt: new Date(person.joinedAt),
    })),
  );
  await insertRows(
    db,
    profiles,
    people.map((person) => ({
      userId: person.id,
      birthDate: person.birthDate,
      headline: person.headline,
      bio: person.bio,
      career: person.career,
      philosophy: person.philosophy,
      interests: [...person.interests],
      languages: [...person.languages],
      countries: [...person.countries],
      groups: [...person.groups],
      ...(person.workZone === null
        ? {}
        : { workZone: person.workZone, workStart: '09:00', workEnd: '17:00' }),
      countedAboard: person.countedAboard,
      shownAboard: person.countedAboard,
      language: 'en',
      social: person.social,
      phone: person.phone,
      x: person.x,
      linkedin: person.linkedin,
      instagram: person.instagram,
      whatsapp: person.whatsapp,
      revolut: person.revolut,
      wise: person.wise,
    })),
  );
  const withPassword = people.filter(({ email }) => passwordHashes.has(email));
  await insertRows(
    db,
    signInAccounts,
    withPassword.map((person) => ({
      userId: person.id,
      accountId: person.id,
      providerId: 'credential',
      password: passwordHashes.get(person.email) ?? null,
    })),
  );
}
