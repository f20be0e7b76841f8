/** What a listing that isn't saved yet is shown with. */

/** Stands for the id that it gets when it is listed. */
export const UNSAVED_ID = '00000000-0000-0000-0000-000000000000';

/** Where one is that nobody has put on the map yet. */
export const NOWHERE = {
  countryCode: '',
  region: '',
  city: '',
  timeZone: 'UTC',
  position: { latitude: 0, longitude: 0 },
} as const;
