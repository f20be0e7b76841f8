import type { Random } from '../random.ts';
import type { Heritage, Look, Scarves } from './look.ts';
import { ANY_HAIR, type Cut, DARK_HAIR, type Person, SKINS } from './person.ts';

/** How often somebody is in one way not what their name makes one expect. */
const SURPRISE = 0.1;
const COVERED: Record<Scarves, number> = { few: 0, some: 0.15, many: 0.5 };

/** Places in `SKINS`, the likely ones more than once. */
const LIKELY_SKINS: Record<Heritage, readonly number[]> = {
  northern: [0, 0, 7, 7, 1],
  southern: [7, 1, 1, 2],
  latin: [1, 2, 2, 3, 3],
  african: [4, 5, 5, 6, 6],
  'north-african': [1, 2, 2, 3],
  'south-asian': [2, 3, 3, 4],
  'southeast-asian': [1, 2, 2, 3],
  'east-asian': [0, 7, 7, 1],
  mixed: [0, 0, 7, 7, 1, 1, 2, 3, 5, 6],
};
const BLACK_HAIR = DARK_HAIR.slice(0, 2);
const LIGHT_HAIR = ANY_HAIR.filter((hair) => !DARK_HAIR.some((dark) => dark === hair));
const LIKELY_HAIR: Record<Heritage, readonly string[]> = {
  northern: [...LIGHT_HAIR, '#4a3024', '#6e4429'],
  southern: [...DARK_HAIR, ...DARK_HAIR, '#6e4429', '#96602f', '#8f8d8f'],
  latin: [...DARK_HAIR, ...DARK_HAIR, '#6e4429'],
  african: BLACK_HAIR,
  'north-african': DARK_HAIR,
  'south-asian': BLACK_HAIR,
  'southeast-asian': BLACK_HAIR,
  'east-asian': BLACK_HAIR,
  mixed: ANY_HAIR,
};

const WOMENS_CUTS: readonly Cut[] = ['bob', 'long', 'long', 'waves', 'waves', 'bun', 'fringe'];
const MENS_CUTS: readonly Cut[] = ['short', 'short', 'short', 'crop', 'crop', 'bald'];
const CURLY: ReadonlySet<Heritage> = new Set(['southern', 'latin', 'north-african', 'mixed']);
/** For the darkest skins, whose hair is worn in its own ways. */
const WOMENS_COILS: readonly Cut[] = ['braids', 'curly', 'bun', 'locs', 'braids', 'crop'];
const MENS_COILS: readonly Cut[] = ['crop', 'crop', 'bald', 'locs', 'curly'];
const DARKEST = 4;

const BEARDED: Partial<Record<Heritage, number>> = { 'east-asian': 0.1, 'southeast-asian': 0.15 };
const USUALLY_BEARDED = 0.45;

/** What a name makes likely of a person: all else of a portrait is free. */
export function likely(
  random: Random,
  { woman, heritage, scarves }: Look,
): Pick<Person, 'skin' | 'hair' | 'cut' | 'beard' | 'earrings' | 'wide' | 'gentle'> {
  const odd = random.chance(SURPRISE) ? random.pick(['skin', 'cut', 'hair']) : null;
  const skin =
    odd === 'skin' ? random.int(0, SKINS.length - 1) : random.pick(LIKELY_SKINS[heritage]);
  const isDark = skin >= DARKEST && skin < SKINS.length - 1;
  const usual = cutsOf(woman, heritage, isDark);
  const other = cutsOf(!woman, heritage, isDark).filter((cut) => cut !== 'bald' && cut !== 'bun');
  const isCovered = woman && random.chance(COVERED[scarves]);
  const cut = isCovered ? 'scarf' : random.pick(odd === 'cut' ? other : usual);
  const hair = isDark || cut === 'braids' || cut === 'locs' ? BLACK_HAIR : LIKELY_HAIR[heritage];
  // Hair alone may surprise: the rest of the portrait still goes with the name.
  const isCutOdd = odd === 'cut' && !isCovered;
  const isBearded = !woman && (random.chance(BEARDED[heritage] ?? USUALLY_BEARDED) || isCutOdd);
  return {
    skin: SKINS[skin] ?? SKINS[0],
    hair: random.pick(odd === 'hair' && !isDark ? ANY_HAIR : hair),
    cut,
    beard: isBearded ? random.pick(['short', 'short', 'full', 'moustache']) : 'none',
    earrings: !isCovered && (random.chance(woman ? 0.5 : 0.04) || (woman && isCutOdd)),
    wide: woman ? random.range(0.92, 1) : random.range(0.99, 1.07),
    gentle: woman,
  };
}

function cutsOf(woman: boolean, heritage: Heritage, isDark: boolean): readonly Cut[] {
  if (isDark && heritage !== 'south-asian') return woman ? WOMENS_COILS : MENS_COILS;
  const cuts = woman ? WOMENS_CUTS : MENS_CUTS;
  return CURLY.has(heritage) ? [...cuts, 'curly'] : cuts;
}
