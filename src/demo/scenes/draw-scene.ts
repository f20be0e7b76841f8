import { drawExterior } from './exterior.ts';
import { HEIGHT, type SceneSpec, WIDTH } from './spec.ts';
import { createStage, type Stage } from './stage.ts';
import { el } from './svg.ts';

/** Draws a scene as an SVG document, 1200 × 900. The same specification gives the same text. */
export function drawScene(spec: SceneSpec): string {
  const stage = createStage(spec);
  return document(stage, WIDTH, HEIGHT, drawExterior(stage));
}

function document(stage: Stage, width: number, height: number, drawn: string): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    el('defs', {}, stage.definitions()) + drawn,
  );
}
