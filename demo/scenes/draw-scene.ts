import { drawDetail } from './details/index.ts';
import { drawExterior } from './exterior.ts';
import { drawInterior } from './interiors/index.ts';
import { drawLandscape } from './landscape.ts';
import { drawOuting } from './outing.ts';
import { HEIGHT, type SceneSpec, WIDTH } from './spec.ts';
import { createStage, type Stage } from './stage.ts';
import { el } from './svg.ts';

const DRAW: Record<SceneSpec['subject'], (stage: Stage) => string> = {
  exterior: drawExterior,
  interior: drawInterior,
  landscape: drawLandscape,
  detail: drawDetail,
  outing: drawOuting,
};

/** The most characters a picture may have; one that would have more is drawn with less growth. */
const HEAVIEST = 240_000;

/** Draws a scene as an SVG document, 1200 × 900. The same specification gives the same text. */
export function drawScene(spec: SceneSpec): string {
  let drawn = drawWith(spec, 1);
  for (const richness of [0.6, 0.3, 0.1]) {
    if (drawn.length <= HEAVIEST) break;
    drawn = drawWith(spec, richness);
  }
  return drawn;
}

function drawWith(spec: SceneSpec, richness: number): string {
  const stage = createStage(spec, richness);
  const drawn = DRAW[spec.subject](stage);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    },
    el('defs', {}, stage.definitions()) + drawn,
  );
}
