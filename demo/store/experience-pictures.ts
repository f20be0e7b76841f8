import type { SceneryStyle } from '#domain/vocabulary.ts';
import type { listingPictures } from '#market/inventory/server/tables.ts';
import { encodeKey, placeholderColors, type SceneSpec } from '../scenes/index.ts';
import type { DemoExperience } from '../world/index.ts';

type Interior = NonNullable<SceneSpec['interior']>;
type Style = DemoExperience['style'];
/** What one picture shows: a room, people out in a landscape, the landscape, or things on a table. */
type Shown = Interior | SceneryStyle | 'surroundings' | 'things';

/** What one sees of each style, the most telling first. */
const SHOWN: Readonly<Record<Style, readonly Shown[]>> = {
  'family-dinner': ['supper', 'kitchen', 'things', 'lounge', 'surroundings'],
  'neighbourhood-walk': ['Cultural', 'surroundings', 'things', 'NomadHub'],
  'language-table': ['table', 'talk', 'things', 'NomadHub'],
  'book-circle': ['lounge', 'table', 'things', 'garden'],
  'story-night': ['stage', 'lounge', 'things', 'surroundings'],
  'museum-morning': ['talk', 'Cultural', 'things', 'surroundings'],
  'street-art-walk': ['NomadHub', 'Cultural', 'things', 'surroundings'],
  'live-music': ['stage', 'lounge', 'things', 'surroundings'],
  'cooking-with-locals': ['kitchen', 'supper', 'things', 'surroundings'],
  'temple-or-church-visit': ['ZenMode', 'surroundings', 'garden', 'things'],
  hiking: ['Mountains', 'Nature', 'surroundings', 'things', 'Scenic'],
  surf: ['Beach', 'surroundings', 'things', 'hammock'],
  climbing: ['Mountains', 'surroundings', 'things', 'Scenic'],
  kayak: ['Scenic', 'Beach', 'surroundings', 'things'],
  'bike-tour': ['NomadHub', 'Scenic', 'surroundings', 'things'],
  yoga: ['yoga', 'Nature', 'garden', 'things'],
  bootcamp: ['Nature', 'yoga', 'surroundings', 'things'],
  'run-club': ['Nature', 'Scenic', 'things', 'surroundings'],
  swim: ['Beach', 'surroundings', 'things', 'Scenic'],
  dance: ['stage', 'yoga', 'things', 'Cultural'],
  '3d-printing': ['workshop', 'desk', 'things', 'talk'],
  woodwork: ['workshop', 'things', 'garden', 'surroundings'],
  electronics: ['workshop', 'desk', 'things', 'table'],
  sewing: ['workshop', 'table', 'things', 'lounge'],
  ceramics: ['workshop', 'things', 'garden', 'surroundings'],
  'day-of-silence': ['garden', 'ZenMode', 'surroundings', 'things'],
  breathwork: ['yoga', 'Retreat', 'hammock', 'things'],
  'digital-detox': ['Retreat', 'Nature', 'hammock', 'things'],
  'writing-day': ['desk', 'table', 'garden', 'things'],
  'sauna-ritual': ['lounge', 'Scenic', 'surroundings', 'things'],
  'founders-circle': ['table', 'lounge', 'things', 'NomadHub'],
  'pitch-night': ['talk', 'stage', 'things', 'NomadHub'],
  'coworking-sprint': ['table', 'desk', 'things', 'NomadHub'],
  'speed-meet': ['NomadHub', 'supper', 'things', 'Nature'],
  'demo-day': ['talk', 'workshop', 'things', 'NomadHub'],
  'beach-cleanup': ['Beach', 'surroundings', 'things', 'Scenic'],
  'garden-day': ['Nature', 'garden', 'things', 'surroundings'],
  'teaching-hour': ['talk', 'table', 'things', 'surroundings'],
  'animal-shelter': ['Nature', 'surroundings', 'garden', 'things'],
  'repair-cafe': ['workshop', 'table', 'things', 'NomadHub'],
  photography: ['Scenic', 'Cultural', 'things', 'surroundings'],
  pottery: ['workshop', 'things', 'garden', 'surroundings'],
  coffee: ['kitchen', 'table', 'things', 'NomadHub'],
  writing: ['desk', 'table', 'lounge', 'things'],
  'no-code': ['talk', 'desk', 'things', 'table'],
};

/** Where it stands, as far as a picture shows it. */
const SCENERIES: Readonly<Record<DemoExperience['category'], SceneryStyle>> = {
  Community: 'Cultural',
  Culture: 'Cultural',
  Adventure: 'Scenic',
  Fitness: 'Nature',
  Makerspace: 'NomadHub',
  Retreat: 'Retreat',
  SocialNetworking: 'NomadHub',
  Volunteer: 'Nature',
  Workshop: 'Scenic',
};

/** Houses whose rooms are large enough for a group. */
const HOUSES = ['Loft', 'Building', 'Mansion', 'Modern', 'Home'] as const;
const TIMES = ['dusk', 'day', 'dawn', 'day', 'dusk', 'day'] as const;
const INTERIORS: Readonly<Record<Interior, string>> = {
  desk: 'a desk by the window',
  bed: 'a bedroom',
  bath: 'a bathroom',
  hammock: 'a hammock under the roof',
  kitchen: 'the kitchen',
  bunk: 'the beds',
  garden: 'a seat in the garden',
  lounge: 'a room to sit together in',
  table: 'a long table with people at it',
  stage: 'a small stage and its audience',
  supper: 'a table laid for supper, with people around it',
  talk: 'somebody shows something to a group',
  workshop: 'a workbench with tools and people at it',
  yoga: 'mats on the floor and people on them',
};
const WHEN: Readonly<Record<SceneSpec['time'], string>> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
};

/** The pictures of an experience, as rows. */
export function experiencePictures(
  experience: DemoExperience,
): (typeof listingPictures.$inferInsert)[] {
  return Array.from({ length: experience.pictureCount }, (_, sortOrder) => {
    const shown = SHOWN[experience.style];
    const what = shown[sortOrder % shown.length] ?? 'surroundings';
    const scene = sceneOf(experience, what, sortOrder);
    return {
      listingId: experience.id,
      sortOrder,
      key: encodeKey(scene),
      alt: altOf(scene, experience),
      placeholder: `linear-gradient(${placeholderColors(scene).join(', ')})`,
    };
  });
}

function sceneOf(
  { category, pictureSeed, pictureRegion }: DemoExperience,
  what: Shown,
  nth: number,
): SceneSpec {
  const house = HOUSES[pictureSeed % HOUSES.length] ?? 'Loft';
  const base = {
    // The five lowest bits are the picture's own.
    seed: Math.floor(pictureSeed / 32) * 32 + nth,
    category: house,
    scenery: SCENERIES[category],
    region: pictureRegion,
    time: TIMES[(pictureSeed + nth) % TIMES.length] ?? 'day',
  } as const;
  if (what === 'surroundings') return { ...base, subject: 'landscape' };
  if (what === 'things') return { ...base, subject: 'detail' };
  if (isRoom(what)) return { ...base, subject: 'interior', interior: what };
  return { ...base, subject: 'outing', scenery: what };
}

function isRoom(what: Interior | SceneryStyle): what is Interior {
  return Object.hasOwn(INTERIORS, what);
}

function altOf({ subject, interior, time }: SceneSpec, { title, city }: DemoExperience): string {
  const when = WHEN[time];
  switch (subject) {
    case 'interior':
      return `${title}: ${INTERIORS[interior ?? 'lounge']}, ${when}`;
    case 'outing':
      return `${title}: people out together near ${city} ${when}`;
    case 'landscape':
      return `The surroundings of ${city} ${when}`;
    default:
      return `Things on a table near ${city} ${when}`;
  }
}
