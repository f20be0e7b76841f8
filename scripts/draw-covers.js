// Draws the covers of written pages, the heads of sections and the pictures of empty pages with the
// hand that draws homes: `node scripts/draw-covers.js`, or with the beginnings of names to draw those.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawScene } from '@wayhearth/demo/scenes/index.ts';
import { ROOT } from './launch/root.js';
import { writeScene } from './write-scene.js';

const FOLDER = join(ROOT, 'public/covers');
const BYTES = 15_000;

/** Pixels of a kind of picture, and the part of the scene (1200 × 900) that it shows. */
const SHAPES = /** @type {const} */ ({
  cover: { width: 960, cut: { left: 0, top: 150, width: 1200, height: 675 } },
  hero: { width: 1200, cut: { left: 0, top: 250, width: 1200, height: 514 } },
  small: { width: 480, cut: { left: 0, top: 0, width: 1200, height: 900 } },
});

/** By file: its shape, home, landscape, region, time of day and, inside, the room. */
const PICTURES = /** @type {const} */ ({
  about: ['cover', 'Village', 'Nature', 'temperate', 'dawn'],
  'blog-how-we-keep-a-night-from-being-sold-twice': [
    'cover',
    'Building',
    'NomadHub',
    'northern',
    'night',
  ],
  'blog-six-things-to-ask-before-a-long-stay': [
    'cover',
    'Home',
    'Scenic',
    'mediterranean',
    'day',
    'desk',
  ],
  'blog-what-co-living-is-and-is-not': [
    'cover',
    'Mansion',
    'NomadHub',
    'temperate',
    'dusk',
    'table',
  ],
  'blog-why-the-price-you-see-is-the-price-you-pay': [
    'cover',
    'Cottage',
    'Nature',
    'northern',
    'day',
    'kitchen',
  ],
  'guide-choosing-a-neighbourhood-by-wifi-noise-and-daylight': [
    'cover',
    'MultiStory',
    'Cultural',
    'latin',
    'day',
  ],
  'guide-hosting-people-who-work': ['cover', 'Modern', 'NomadHub', 'tropical', 'day', 'lounge'],
  'guide-reading-a-cancellation-policy': ['cover', 'Houseboat', 'Scenic', 'northern', 'dawn'],
  'guide-story-a-month-in-lisbon': ['cover', 'MultiStory', 'Cultural', 'mediterranean', 'dusk'],
  'guide-work-guarantee': ['cover', 'Loft', 'NomadHub', 'temperate', 'day', 'desk'],
  'guide-working-across-time-zones': ['cover', 'Loft', 'NomadHub', 'east-asian', 'night', 'desk'],
  'guide-your-first-month-in-a-co-living-home': [
    'cover',
    'Home',
    'Nature',
    'mediterranean',
    'dawn',
    'bed',
  ],
  'hero-community': ['hero', 'Village', 'Retreat', 'temperate', 'dusk', 'supper'],
  'empty-homes': ['small', 'Cabin', 'Mountains', 'alpine', 'dusk'],
  'empty-hearts': ['small', 'Cottage', 'Nature', 'northern', 'dawn'],
  'empty-messages': ['small', 'Minka', 'ZenMode', 'east-asian', 'night'],
  'empty-trips': ['small', 'Van', 'Scenic', 'desert', 'dawn'],
  'not-found': ['small', 'Camp', 'Mountains', 'alpine', 'night'],
});

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
for (const [at, [name, picture]] of Object.entries(PICTURES).entries()) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
  const [shape, category, scenery, region, time, interior] = picture;
  const room = interior === undefined ? { subject: 'exterior' } : { subject: 'interior', interior };
  // The lowest five bits of a seed are the picture's own, the others the home's.
  const drawn = drawScene({ seed: 32 * (211 + at) + 1, category, scenery, region, time, ...room });
  const { width, cut } = SHAPES[shape];
  await writeScene(FOLDER, name, drawn, { width, bytes: BYTES }, cut);
}
