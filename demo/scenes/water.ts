import { blend } from './color.ts';
import type { Random } from './random.ts';
import { sunPlace } from './sky.ts';
import { WIDTH } from './spec.ts';
import { linear, type Stage } from './stage.ts';
import { group, n, path, stroke } from './svg.ts';
import { distanceAt, project, scaleAt } from './view.ts';

/** The filling of a level sheet of water between two heights of the picture. */
export function waterFill(stage: Stage, top: number, bottom: number): string {
  const { light } = stage;
  const own = stage.tone(stage.palette.water, 0.55, 30);
  const shares = { dawn: [0.78, 0.5], day: [0.6, 0.22], dusk: [0.8, 0.5], night: [0.55, 0.3] }[
    light.time
  ];
  const far = blend(own, light.sky[4] ?? own, shares[0] ?? 0.6);
  const middle = blend(own, light.sky[2] ?? own, shares[1] ?? 0.4);
  const near = blend(own, light.sky[0] ?? own, (shares[1] ?? 0.4) * 0.8);
  return linear(
    stage,
    [0, top],
    [0, bottom],
    [
      [0, far],
      [0.35, middle],
      [1, near],
    ],
  );
}

/** Broken lines of light on water, thicker towards the camera. */
export function ripples(
  stage: Stage,
  random: Random,
  top: number,
  bottom: number,
  options: { count: number; from?: number; to?: number },
): string {
  const { light, view } = stage;
  const pale = blend(light.sky[3] ?? '#ffffff', '#ffffff', 0.3);
  const deep = blend(stage.tone(stage.palette.water, 0.2, 10), light.sky[0] ?? '#000000', 0.35);
  const marks = ['', ''];
  for (let i = 0; i < options.count; i++) {
    const y = top + 3 + (bottom - top - 3) * random.next() ** 1.6;
    const length = Math.min(120, scaleAt(view, distanceAt(view, y)) * random.range(0.4, 1.9));
    const x = random.range(options.from ?? -20, options.to ?? WIDTH);
    const lift = length * 0.03;
    marks[i % 2] +=
      `M${n(x)} ${n(y)}q${n(length * 0.25)} ${n(-lift)} ${n(length * 0.5)} 0t${n(length * 0.5)} 0`;
  }
  return (
    stroke(marks[0] ?? '', pale, 1.7, { opacity: light.time === 'night' ? 0.2 : 0.42 }) +
    stroke(marks[1] ?? '', deep, 1.9, { opacity: 0.32 })
  );
}

/** The glitter under a low sun or the moon. */
function glitter(stage: Stage, random: Random, top: number, bottom: number): string {
  const { light } = stage;
  const [sx] = sunPlace(stage);
  const x0 = light.time === 'day' ? 600 + light.side * 380 : sx;
  let data = '';
  const count = light.time === 'day' ? 90 : 70;
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.4;
    const y = top + 2 + (bottom - top) * t;
    const spread = (light.time === 'day' ? 130 : 34) + t * 120;
    const length = 4 + t * random.range(10, 42);
    const x = x0 + (random.next() + random.next() - 1) * spread;
    data += `M${n(x - length / 2)} ${n(y)}h${n(length)}`;
  }
  return stroke(data, blend(light.glow, '#ffffff', 0.45), 2.2, {
    opacity: light.time === 'day' ? 0.5 : 0.75,
  });
}

/** What stands on the far shore, mirrored and dimmed. `line` is the shore's height. */
function mirrored(stage: Stage, drawn: string, line: number, opacity = 0.3): string {
  const flip = group(drawn, { transform: `matrix(1 0 0 -0.8 0 ${n(line * 1.8)})`, opacity });
  const own = stage.tone(stage.palette.water, 0.5, 30);
  return flip + path(`M0 ${n(line)}H${WIDTH}V${n(line + 2)}H0Z`, own, { opacity: 0.4 });
}

/** A sheet of water from a far shore to a near one, both in metres from the camera. */
export function sheetOfWater(
  stage: Stage,
  label: string,
  near: number,
  far: number,
  behind = '',
): string {
  const random = stage.random.fork(label);
  const top = far > 2000 ? stage.view.horizon : project(stage.view, [0, 0, far])[1];
  const bottom = Math.min(910, project(stage.view, [0, 0, near])[1]);
  const body = `M0 ${n(top)}H${WIDTH}V${n(bottom)}H0Z`;
  return (
    path(body, waterFill(stage, top, bottom)) +
    (behind ? mirrored(stage, behind, top, 0.28) : '') +
    ripples(stage, random, top, bottom, { count: 120 }) +
    glitter(stage, random, top, bottom)
  );
}
