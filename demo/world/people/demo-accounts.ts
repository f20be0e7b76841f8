import type { DemoPerson } from '../types.ts';

export const DEMO_GUEST_EMAIL = 'guest@wayhearth.example';
export const DEMO_HOST_EMAIL = 'host@wayhearth.example';
export const DEMO_ADMIN_EMAIL = 'admin@wayhearth.example';

type Portrait = Pick<
  DemoPerson,
  | 'email'
  | 'name'
  | 'woman'
  | 'avatarSeed'
  | 'birthDate'
  | 'headline'
  | 'bio'
  | 'career'
  | 'philosophy'
  | 'interests'
  | 'languages'
  | 'homeCountry'
  | 'countries'
  | 'groups'
>;

/** The guest to sign in as. */
export const MINA: Portrait = {
  email: DEMO_GUEST_EMAIL,
  name: 'Mina Park',
  woman: true,
  avatarSeed: 5,
  birthDate: '1995-04-18',
  headline: 'Looking for the next good window',
  bio: 'I design timetables for ferries, remotely, and live wherever I can see one. Two years of moving slowly have taught me that three things decide a stay: the desk, the kitchen and whoever is in it.',
  career: 'Service designer',
  philosophy: 'Stay until you know the baker’s name.',
  interests: ['Ferries', 'Film photography', 'Bread', 'Swimming', 'Maps'],
  languages: ['ko', 'en', 'pt'],
  homeCountry: 'KR',
  countries: ['KR', 'PT', 'JP', 'DE', 'GE', 'MX'],
  groups: ['women', 'volunteer'],
};

/** The host to sign in as. */
export const ANA: Portrait = {
  email: DEMO_HOST_EMAIL,
  name: 'Ana Ferreira',
  woman: true,
  avatarSeed: 3,
  birthDate: '1984-09-02',
  headline: 'The light will be on',
  bio: 'I was born three streets from here, left to be an architect in Rotterdam and came back for the light. I look after a handful of places in and around Lisbon, and my mother inspects every one.',
  career: 'Architect and host',
  philosophy: 'Old houses want people in them.',
  interests: ['Architecture', 'Tiles', 'Rowing', 'Markets', 'Soup'],
  languages: ['pt', 'en', 'nl', 'es'],
  homeCountry: 'PT',
  countries: ['PT', 'NL', 'BR', 'IT'],
  groups: ['local'],
};

/** The administrator to sign in as. */
export const ADMIN: Portrait = {
  email: DEMO_ADMIN_EMAIL,
  name: 'Jonas Lindqvist',
  woman: false,
  avatarSeed: 10,
  birthDate: '1988-01-27',
  headline: 'Keeps the house in order',
  bio: 'I look after Wayhearth’s houses from the other side of the screen, and write back within the day.',
  career: 'Community operations',
  philosophy: 'Read the notice first.',
  interests: ['Sailing', 'Board games', 'Typography'],
  languages: ['sv', 'en', 'de'],
  homeCountry: 'SE',
  countries: ['SE', 'DE', 'EE'],
  groups: [],
};

/** Who can sign in with `DEMO_PASSWORD`. */
export const DEMO_ACCOUNTS = [
  { who: 'Guest', email: DEMO_GUEST_EMAIL },
  { who: 'Host', email: DEMO_HOST_EMAIL },
  { who: 'Admin', email: DEMO_ADMIN_EMAIL },
] as const;
