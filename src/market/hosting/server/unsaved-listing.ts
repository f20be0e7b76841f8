/** Default values to show a listing that isn't saved yet. */

/** Placeholder of the id that it gets when it is created. */
export const UNSAVED_ID = '00000000-0000-0000-0000-000000000000';

/** Place of a listing without a point on the map yet. */
export const NOWHERE = {
  countryCode: '',
  region: '',
  city: '',
  timeZone: 'UTC',
  position: { latitude: 0, longitude: 0 },
} as const;
