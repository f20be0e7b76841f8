import { glow } from '../../openings.ts';
import type { Random } from '../../random.ts';
import { edgeLine, sheet } from '../../roof.ts';
import { block, type Frame, prism, surface } from '../../solid.ts';
import { n, type Point, stroke } from '../../svg.ts';
import { railing, stringLights } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, paintOf } from './body.ts';
import { pergola, planters } from './marks.ts';

const HULLS = [
  '#2f4d5c',
  '#8a3b34',
  '#2f6d5f',
  '#f2ead9',
  '#33384a',
  '#3e5f92',
  '#6b4a34',
] as const;
const LOW_EYE = [480, 3.2] as const;

/** What lies on the water: the hull upside down, ripples, the light of windows. */
function onWater(frame: Frame, hull: string, from: number, to: number, tall: number): string {
  const { stage } = frame;
  const below = (x: number, y: number) => [x, -0.2 - y, -0.2] as const;
  let drawn = sheet(
    frame,
    [below(from, 0), below(to, 0), below(to, tall), below(from, tall)],
    stage.tone(hull, 0.15),
    0.35,
  );
  let marks = '';
  for (let i = 0; i < 14; i++) {
    const [x0, y] = frame.at([from + (i % 5) * 0.4, -0.25 - i * 0.22, -0.3]);
    const [x1] = frame.at([to - (i % 4) * 0.5, -0.25 - i * 0.22, -0.3]);
    marks += `M${n(x0 + ((x1 - x0) * ((i * 37) % 40)) / 100)} ${n(y)}h${n((x1 - x0) * 0.36)}`;
  }
  drawn += stroke(marks, stage.light.sky[3] ?? '#ffffff', 2.2, { opacity: 0.34 });
  if (stage.light.lamps > 0.3) {
    const [x, y] = frame.at([(from + to) / 2, -1.4, -0.4]);
    drawn += glow(stage, x, y, 190, 110, 0.5);
  }
  return drawn;
}

/** A jetty with posts beside a home on the water. */
function jetty(frame: Frame, x: number, z: number, w: number): string {
  let drawn = '';
  for (let px = x; px <= x + w; px += 2.2)
    drawn += block(frame, { x: px, y: -0.4, z: z - 0.2, w: 0.22, h: 1.5, d: 0.22 }, '#5d4634');
  return drawn + block(frame, { x, y: 0.35, z, w, h: 0.16, d: 1.4 }, '#8a6548', '#b98d62');
}

/** A long, low canal boat: round portholes, flowers and bicycles on its roof. */
const narrowboat = body({
  half: 8.6,
  depth: 4,
  height: 3,
  floats: true,
  eye: [490, 2.6],
  yaw: [0.15, 0.5],
  draw(frame, random) {
    const hull = random.pick(HULLS);
    const cabin = random.pick(['#8a3b34', '#2f6d5f', '#34557f', '#c98f3f', '#4d5a4a', '#6b3f5a']);
    let drawn = onWater(frame, hull, -8, 7, 1.6);
    drawn += prism(
      frame,
      [
        [-7.6, -0.2],
        [6.6, -0.2],
        [8.4, 1.1],
        [7, 0.8],
        [-8, 0.8],
      ],
      -0.2,
      2.2,
      hull,
      '#b3855a',
    );
    drawn += drawWings(frame, [
      {
        x: -5.8,
        z: 0.1,
        y: 0.8,
        w: 11,
        d: 1.8,
        floors: 1,
        storey: 1.35,
        roof: 'flat',
        wall: cabin,
        panes: {
          every: 1.6,
          w: 0.7,
          h: 0.7,
          up: 0.4,
          columns: 1,
          rows: 1,
          arched: true,
          frame: '#e3b04f',
        },
      },
    ]);
    drawn += planters(frame, random, { x: -4.6, y: 2.5, z: 0.5, w: 4.6 });
    drawn += block(frame, { x: 1.4, y: 2.5, z: 0.4, w: 1.8, h: 0.12, d: 1 }, '#2c3a52');
    return drawn + edgeLine(frame, [-7.7, 0.8, 1], [-8.6, 1.7, 1], '#4a3a30', 0.1);
  },
});

/** A gabled house of two floors on a float, a jetty along its front. */
const floatingHouse = body({
  half: 7.4,
  depth: 8,
  height: 8.6,
  floats: true,
  eye: [540, 3],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const skin = random.pick(['battens', 'boards', 'plain'] as const);
    const panes = { every: 2.2, w: 1.3, h: 1.5, up: 0.7, columns: 2, rows: 1 };
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number) => (flip > 0 ? x : -x - w);
    return (
      onWater(frame, '#8d8a86', -5.6, 5.6, 2.4) +
      block(frame, { x: -6, y: -0.2, z: -1.4, w: 12, h: 0.75, d: 8 }, '#8d8a86', '#c9b79c') +
      drawWings(frame, [
        {
          x: at(-4.6, 6),
          z: 0,
          y: 0.55,
          w: 6,
          d: 6,
          floors: 2,
          storey: 2.6,
          roof: random.pick(['gable-z', 'gable-x']),
          rise: 2.2,
          over: 0.3,
          wall: paint.wall,
          tiles: paint.tiles,
          skin,
          panes,
          door: 3,
          doorColor: paint.door,
        },
        {
          x: at(1.4, 3.6),
          z: 0.8,
          y: 0.55,
          w: 3.6,
          d: 5,
          floors: 1,
          storey: 2.6,
          roof: 'flat',
          wall: paint.second,
          skin,
          panes,
        },
      ]) +
      pergola(frame, { x: at(1.6, 3.2), y: 3.4, z: 1.2, w: 3.2, d: 3 }, '#b98d62', 2) +
      railing(frame, [-5.9, 0.6, -1.3], [5.9, 0.6, -1.3], '#f6efe0', 0.8) +
      planters(frame, random, { x: at(-4, 3), y: 0.6, z: -0.9, w: 3 })
    );
  },
});

/** A river barge with a high bow, a mast and a wheelhouse far aft. */
const barge = body({
  half: 9,
  depth: 6,
  height: 8,
  floats: true,
  eye: LOW_EYE,
  yaw: [0.2, 0.55],
  draw(frame, random) {
    const hull = random.pick(HULLS);
    const trim = random.pick(['#f2ead9', '#e3b04f', '#c9453a', '#7fa39a']);
    let drawn = onWater(frame, hull, -7, 7, 2.2);
    const outline: Point[] = [
      [-7, -0.2],
      [6.6, -0.2],
      [8.6, 2.1],
      [6, 1.3],
      [-5.4, 1.2],
      [-7.8, 1.7],
    ];
    drawn += prism(frame, outline, -0.3, 3.6, hull, '#b3855a');
    drawn += drawWings(frame, [
      {
        x: -6.4,
        z: 0.4,
        y: 1.3,
        w: 3,
        d: 2.6,
        floors: 1,
        storey: 2.3,
        roof: 'flat',
        wall: trim,
        panes: { every: 1.4, w: 1, h: 1, up: 1, columns: 1, rows: 1 },
      },
      {
        x: -3,
        z: 0.2,
        y: 1.2,
        w: 7.6,
        d: 3,
        floors: 1,
        storey: 1.1,
        roof: 'flat',
        wall: '#f2ead9',
        panes: { every: 1.4, w: 0.9, h: 0.55, up: 0.3, columns: 1, rows: 1 },
      },
    ]);
    const iron = surface(frame, [5, 4, 1.6], [0, 0, -1], '#6b4a34');
    drawn += edgeLine(frame, [5.2, 1.3, 1.6], [5.2, 7.8, 1.6], iron, 0.2);
    drawn += edgeLine(frame, [5.2, 2.4, 1.6], [-1.6, 4.6, 1.6], iron, 0.14);
    drawn += stringLights(frame, [5.2, 7.4, 1.6], [-4.8, 3.9, 1.6], 0.3, 9);
    return drawn + planters(frame, random, { x: -2.6, y: 2.5, z: 0.6, w: 5 });
  },
});

/** Two cabins on one raft with a garden between them. */
const raft = body({
  half: 8.4,
  depth: 7,
  height: 5.6,
  floats: true,
  eye: LOW_EYE,
  draw(frame, random: Random) {
    const paint = paintOf(frame, random);
    const thatch = random.pick([paint.tiles, '#b8955c', '#5c6670']);
    const wood = random.pick(['#a9764a', '#8a5a3a', '#f2ead9', '#4d5a5a']);
    const panes = { every: 1.9, w: 1.2, h: 1.5, up: 0.5, columns: 2, rows: 1, frame: '#f6efe0' };
    const shared = {
      y: 0.55,
      floors: 1,
      storey: 2.5,
      wall: wood,
      tiles: thatch,
      skin: 'battens',
      panes,
    } as const;
    return (
      onWater(frame, wood, -6.6, 6.6, 1.6) +
      block(frame, { x: -7, y: -0.15, z: -1.4, w: 14, h: 0.7, d: 7 }, '#6b4a34', '#b98d62') +
      drawWings(frame, [
        { ...shared, x: -6.2, z: 0.4, w: 4.6, d: 4.4, roof: 'hip', rise: 2.2, over: 0.5 },
        {
          ...shared,
          x: 1.8,
          z: 0,
          w: 4.8,
          d: 4.6,
          roof: random.pick(['gable-z', 'shed']),
          rise: 1.8,
          over: 0.5,
          door: 2.4,
          doorColor: paint.door,
        },
      ]) +
      planters(frame, random, { x: -1.2, y: 0.6, z: 1.2, w: 2.6 }) +
      jetty(frame, -7.6, -2.9, 15) +
      stringLights(frame, [-4, 3.2, 0.2], [3.4, 3.2, 0], 0.4, 8)
    );
  },
});

export const HOUSEBOATS = [narrowboat, floatingHouse, barge, raft] as const;
