import { block, frameAt } from '../../solid.ts';
import { railing } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, paintOf } from './body.ts';
import { pool, treeBeside } from './grounds.ts';
import { arcade, planters } from './marks.ts';

/** Round roofs of thatch on stilts, joined by boardwalks. */
const stilts = body({
  half: 15,
  depth: 16,
  height: 8,
  eye: [480, 5.4],
  yaw: [0.05, 0.25],
  draw(frame, random) {
    const { stage } = frame;
    const { palette } = stage;
    const thatch = random.pick(['#b8955c', '#a0865a', '#8c7654', ...palette.roofs]);
    const wall = random.pick(['#c9a47a', '#f4ecdc', '#a9764a', ...palette.walls]);
    const hut = (x: number, z: number, w: number): readonly [number, string] => {
      const own = frameAt(stage, frame.world([x, 0, z]), 0.35 * stage.light.side);
      let drawn = '';
      for (const px of [-w / 2, w / 2 - 0.2])
        for (const pz of [0.2, w * 0.7])
          drawn += block(own, { x: px, y: 0, z: pz, w: 0.2, h: 1.1, d: 0.2 }, palette.wood);
      drawn += block(
        own,
        { x: -w / 2 - 0.8, y: 1, z: -1.6, w: w + 1.6, h: 0.18, d: w + 1.2 },
        '#8a6548',
        '#b08a62',
      );
      drawn += drawWings(own, [
        {
          x: -w / 2,
          z: 0,
          y: 1.18,
          w,
          d: w * 0.75,
          floors: 1,
          storey: 2.6,
          roof: 'hip',
          rise: w * 0.55,
          over: 1,
          wall,
          tiles: thatch,
          skin: 'battens',
          panes: { every: 1.8, w: 1.2, h: 1.7, up: 0.35, columns: 2, rows: 1, frame: palette.wood },
        },
      ]);
      return [
        own.world([0, 0, 0])[2],
        drawn +
          railing(own, [-w / 2 - 0.8, 1.2, -1.5], [w / 2 + 0.8, 1.2, -1.5], palette.wood, 0.8),
      ];
    };
    const walk = block(
      frame,
      { x: -14, y: 0.6, z: 1.2, w: 28, h: 0.16, d: 1.2 },
      '#8a6548',
      '#b98d62',
    );
    const huts = [
      hut(-9.6, 4, 4.6),
      hut(0, 1.6, 5.6),
      hut(9.8, 4.4, 4.6),
      hut(-4, 12, 4.4),
      hut(6.4, 12.6, 4.4),
    ];
    return (
      walk +
      huts
        .sort(([a], [b]) => b - a)
        .map(([, drawn]) => drawn)
        .join('') +
      treeBeside(frame, 13.6, -1, 0.7) +
      treeBeside(frame, -13.4, 0, 0.8)
    );
  },
});

/** A hotel whose floors step back, each with a planted terrace, over a long pool. */
const steppedHotel = body({
  half: 16,
  depth: 16,
  height: 15,
  front: 7,
  eye: [540, 6.5],
  yaw: [0.15, 0.4],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const panes = { every: 2.8, w: 2, h: 2.2, up: 0.25, columns: 2, rows: 1, frame: '#8a6548' };
    const shared = { floors: 1, storey: 3.3, roof: 'flat', panes } as const;
    const floor = (nth: number, x: number, w: number, z: number) =>
      ({
        ...shared,
        y: nth * 3.3,
        x,
        w,
        z,
        d: 12 - z,
        wall: nth % 2 ? paint.second : paint.wall,
      }) as const;
    const drawn = drawWings(frame, [
      {
        ...floor(0, -13, 26, 0),
        upon: [floor(1, -13, 22, 1.4), floor(2, -12, 17, 2.8), floor(3, -8, 10, 4.2)],
      },
    ]);
    let green = '';
    for (const [x, y, z, w] of [
      [-12.6, 3.6, 0.2, 25],
      [-12.4, 6.9, 1.6, 21],
      [-11, 10.2, 3, 15],
    ] as const)
      green += planters(frame, random, { x, y, z, w });
    return (
      drawn +
      green +
      pool(frame, -9, -6, 16, 3.6) +
      treeBeside(frame, -14, -3, 0.8) +
      treeBeside(frame, 12.6, -4, 0.75)
    );
  },
});

/** A cloistered court with a long basin in its middle. */
const cloister = body({
  half: 15,
  depth: 17,
  height: 9,
  front: 8,
  eye: [470, 8],
  yaw: [0, 0.25],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const panes = { every: 2.6, w: 1, h: 1.6, up: 0.8, arched: true };
    const shared = { wall: paint.wall, tiles: paint.tiles, panes, storey: 3.6 } as const;
    return (
      drawWings(frame, [
        {
          ...shared,
          x: -8,
          z: 8,
          w: 16,
          d: 5,
          floors: 2,
          roof: random.pick(['flat', 'gable-x']),
          rise: 1.6,
        },
        { ...shared, x: -13, z: -2, w: 5, d: 15, floors: 1, roof: 'flat', wall: paint.second },
        { ...shared, x: 8, z: -2, w: 5, d: 15, floors: 1, roof: 'flat', wall: paint.second },
      ]) +
      arcade(frame, { x: -8, z: 7, w: 16, h: 3.6 }, paint.wall) +
      pool(frame, -2, -7, 4, 12) +
      treeBeside(frame, -5.6, 2, 0.5) +
      treeBeside(frame, 5.6, 2, 0.5) +
      treeBeside(frame, -6, -5, 0.55) +
      treeBeside(frame, 6, -5, 0.55)
    );
  },
});

export const RESORTS = [stilts, steppedHotel, cloister] as const;
