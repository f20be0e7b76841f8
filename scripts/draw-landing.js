// Draws the pictures of the itinerants' landing block, and of the head of travel:
// `node scripts/draw-landing.js`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawScene } from '@wayhearth/demo/scenes/index.ts';
import { ROOT } from './launch/root.js';
import { writeScene } from './write-scene.js';

const FOLDER = join(ROOT, 'public/landing');
/** Of a drawn scene, 1200 × 900: the van's side of it, between the sky's top and the walkers. */
const HERO_CUT = { left: 200, top: 240, width: 1000, height: 470 };
const HERO = { width: 1200, bytes: 15_000 };
const CARD = { width: 440, bytes: 6_000 };

/** The lowest five bits of a seed are the picture's own, the others the van's: it is always the same. */
const VAN_SEED = 32 * 77 + 1;

/** The same van in six landscapes, each a little darker than the one before. */
const JOURNEY = /** @type {const} */ ([
  ['Beach', 'tropical', 'dawn'],
  ['Retreat', 'temperate', 'day'],
  ['Mountains', 'alpine', 'day'],
  ['ZenMode', 'east-asian', 'dawn'],
  ['Scenic', 'desert', 'dusk'],
  ['Cultural', 'mediterranean', 'dusk'],
]);

/** By category: home, landscape, region, time of day and, inside, the room. */
const CATEGORIES = /** @type {const} */ ({
  Popup: ['Village', 'Beach', 'tropical', 'dawn'],
  Roadtrip: ['Van', 'Scenic', 'desert', 'dusk'],
  Fest: ['Camp', 'Beach', 'tropical', 'night'],
  Retreat: ['Cabin', 'Retreat', 'northern', 'dawn'],
  Wellness: ['Minka', 'ZenMode', 'east-asian', 'dawn'],
  ArtistRes: ['Loft', 'Nature', 'mediterranean', 'day', 'lounge'],
  Performance: ['MultiStory', 'Cultural', 'latin', 'dusk'],
  CultureEx: ['MultiStory', 'Cultural', 'mediterranean', 'day'],
  Historic: ['Mansion', 'Scenic', 'mediterranean', 'dusk'],
  CreativeInc: ['Loft', 'NomadHub', 'temperate', 'day', 'table'],
  TechHub: ['Building', 'NomadHub', 'northern', 'night', 'desk'],
  EduLab: ['Modern', 'NomadHub', 'temperate', 'day'],
  EcoVillage: ['Village', 'Nature', 'temperate', 'day'],
  FarmCoop: ['Cottage', 'Nature', 'northern', 'dawn'],
  Adventure: ['Camp', 'Mountains', 'alpine', 'dawn'],
  Maritime: ['Houseboat', 'Scenic', 'northern', 'dusk'],
  Family: ['Home', 'Beach', 'latin', 'day'],
  Trip: ['Van', 'Beach', 'temperate', 'day'],
});

/** A village by the sea in the evening: its sky for the words, its houses beside them. */
const TRAVEL = { category: 'Village', scenery: 'Beach', region: 'mediterranean', time: 'dusk' };
const TRAVEL_SEED = 32 * 306 + 1;
const TRAVEL_CUT = { left: 200, top: 170, width: 1000, height: 470 };

mkdirSync(FOLDER, { recursive: true });

for (const [at, [scenery, region, time]] of JOURNEY.entries()) {
  const van = { seed: VAN_SEED, subject: 'landscape', category: 'Van' };
  const drawn = drawScene({ ...van, scenery, region, time });
  await writeScene(FOLDER, `hero-${at + 1}`, drawn, HERO, HERO_CUT);
}
const evening = drawScene({ seed: TRAVEL_SEED, subject: 'landscape', ...TRAVEL });
await writeScene(FOLDER, 'travel', evening, HERO, TRAVEL_CUT);
for (const [at, [id, spec]] of Object.entries(CATEGORIES).entries()) {
  const [category, scenery, region, time, interior] = spec;
  const room = interior === undefined ? { subject: 'exterior' } : { subject: 'interior', interior };
  const seed = 32 * (91 + at) + 1;
  const drawn = drawScene({ seed, category, scenery, region, time, ...room });
  await writeScene(FOLDER, id.toLowerCase(), drawn, CARD);
}
