export { buildWorld } from './build-world.ts';
export { buildExperiences, WORLD_EXPERIENCES } from './experiences/build-experience.ts';
export type {
  DemoExperience,
  DemoManagedPlace,
  DemoWaiting,
} from './experiences/demo-experience.ts';
export { priceOfSeats } from './experiences/seat-desk.ts';
export { buildItinerants, WORLD_ITINERANTS } from './itinerants/build-itinerant.ts';
export type { DemoItinerant } from './itinerants/demo-itinerant.ts';
export { buildHosts } from './people/build-people.ts';
export {
  DEMO_ACCOUNTS,
  DEMO_ADMIN_EMAIL,
  DEMO_GUEST_EMAIL,
  DEMO_HOST_EMAIL,
} from './people/demo-accounts.ts';
export { generateStays } from './stays/generate-stays.ts';
export { buildTalks, type DemoTalk } from './talks/build-talks.ts';
export type * from './types.ts';
export type * from './world.ts';
