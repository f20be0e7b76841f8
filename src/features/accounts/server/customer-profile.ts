import { type DateText, todayIn } from '#domain/dates.ts';
import { sharedInterests } from '#domain/shared-interests.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import type { VerifiedGuest } from '#platform/contract/verified-identity.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { readVerified } from './store/identity.ts';
import { readProfile, readProfileState } from './store/profiles.ts';
import { findAccount } from './store/users.ts';

/** The guest's data for a host (spec 1 §3); `contact` only after approval. */
export interface CustomerProfile {
  id: string;
  name: string;
  /** Whole years; null if the guest gave no birth date. */
  age: number | null;
  headline: string;
  image: string | null;
  bio: string;
  career: string;
  philosophy: string;
  interests: string[];
  /** Those that the host has too. */
  sharedInterests: string[];
  countries: string[];
  languages: string[];
  groups: GuestGroup[];
  joinedAt: string;
  isEmailConfirmed: boolean;
  /** Null for a guest who hasn't shown a document. */
  verified: VerifiedGuest | null;
  contact: {
    email: string;
    phone: string;
    social: string;
    x: string;
    linkedin: string;
    instagram: string;
    whatsapp: string;
    revolut: string;
    wise: string;
  };
}

/**
 * The whole customer profile, for a host; the caller withholds `contact` where it must.
 *
 * @returns null for a deleted account
 */
export async function customerProfile(
  db: Queryable,
  id: string,
  hostId: string,
  now: Temporal.Instant,
): Promise<CustomerProfile | null> {
  const account = await findAccount(db, id);
  if (account === null) return null;
  const { birthDate, phone, social, x, linkedin, instagram, whatsapp, revolut, wise, ...told } =
    await readProfile(db, id);
  const isVisible = (await readProfileState(db, id)) === 'visible';
  const texts = isVisible ? {} : { headline: '', bio: '', career: '', philosophy: '' };
  return {
    id,
    name: account.name,
    image: isVisible ? account.image : null,
    age: birthDate === null ? null : ageOn(birthDate, todayIn(now, 'UTC')),
    ...told,
    ...texts,
    sharedInterests: sharedInterests(told.interests, (await readProfile(db, hostId)).interests),
    joinedAt: account.createdAt.toISOString(),
    isEmailConfirmed: account.emailVerified,
    verified: await readVerified(db, id),
    contact: {
      email: account.email,
      phone,
      social,
      x,
      linkedin,
      instagram,
      whatsapp,
      revolut,
      wise,
    },
  };
}

/** Whole years from a birth date to a day; a person born on 29 February turns older on 1 March. */
export function ageOn(birthDate: DateText, day: DateText): number {
  const [year = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0] = day.split('-').map(Number);
  return thisYear - year - (day.slice(5) < birthDate.slice(5) ? 1 : 0);
}
