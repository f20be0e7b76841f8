import { drawDetail } from './details/index.ts';
import { drawExterior } from './exterior.ts';
import { drawInterior } from './interiors/index.ts';
import { drawLandscape } from './landscape.ts';
import { HEIGHT, type SceneSpec, WIDTH } from './spec.ts';
import { createStage, type Stage } from './stage.ts';
import { el } from './svg.ts';

const DRAW: Record<SceneSpec['subject'], (stage: Stage) => string> = {
  exterior: drawExterior,
  interior: drawInterior,
  landscape: drawLandscape,
  detail: drawDetail,
};

/** Draws a scene as an SVG document, 1200 × 900. The same specification gives the same text. */
export function drawScene(spec: SceneSpec): string {
  const stage = createStage(spec);
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
