import { blend } from './color.ts';
import { createLight, shade } from './light.ts';
import { PALETTES, type Palette } from './palette.ts';
import { createRandom } from './random.ts';
import type { SceneSpec } from './spec.ts';
import { skyVariant } from './stage.ts';

const GROUNDS: Record<SceneSpec['scenery'], (palette: Palette) => string> = {
  Nature: (p) => p.grass,
  NomadHub: (p) => blend(p.path, '#b9b4ae', 0.5),
  Retreat: (p) => p.grass,
  ZenMode: () => '#e6dfce',
  Scenic: (p) => p.grass,
  Cultural: (p) => blend(p.path, p.stone, 0.45),
  Beach: (p) => p.sand,
  Mountains: (p) => p.grass,
};

/**
 * Three CSS colours for a gradient from top to bottom that stands in while the picture loads: what
 * is up in it, in its middle and at its foot. Nothing is rendered for it.
 */
export function placeholderColors(spec: SceneSpec): readonly [string, string, string] {
  const light = createLight(spec.time, createRandom(spec.seed).fork('light'), skyVariant(spec));
  const palette = PALETTES[spec.region];
  if (spec.subject === 'interior' && spec.interior !== 'garden' && spec.interior !== 'hammock') {
    const wall = palette.walls[0] ?? '#f1e6d2';
    return [
      shade(light, wall, 0.3),
      shade(light, blend(wall, palette.wood, 0.3), 0.5),
      shade(light, palette.wood, 0.5),
    ];
  }
  const ground =
    spec.category === 'Houseboat' && spec.subject === 'exterior'
      ? palette.water
      : spec.place === 'street' && spec.subject === 'exterior'
        ? blend(palette.path, '#7d7b7a', 0.6)
        : GROUNDS[spec.scenery](palette);
  return [light.sky[1] ?? '#8fb8d8', light.sky[4] ?? '#e8e2d6', shade(light, ground, 0.6)];
}
