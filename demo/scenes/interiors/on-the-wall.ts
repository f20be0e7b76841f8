import type { Random } from '../random.ts';
import { ellipse, type Point } from '../svg.ts';
import type { Wall } from '../wall.ts';
import { pottedPlant } from './plants.ts';
import type { Room } from './room-parts.ts';

/** A row of shelves on a wall, with books, jars and plants. */
export function shelf(
  room: Room,
  random: Random,
  wall: Wall,
  u: number,
  v: number,
  w: number,
  kind: 'books' | 'jars' = 'books',
): string {
  const { stage, style } = room;
  let drawn = '';
  for (let x = u + 0.04; x < u + w - 0.1; ) {
    const tall = random.range(0.16, 0.27);
    const wide = kind === 'jars' ? random.range(0.1, 0.15) : random.range(0.035, 0.075);
    const choice = random.next();
    const color =
      kind === 'jars'
        ? random.pick(['#d9c4a0', '#a8b98a', '#c98a5a', '#e8dfd0', '#7f9aa0'])
        : random.pick([
            '#d9694a',
            '#2f7a72',
            '#e3a33f',
            '#3e5f92',
            '#f2ead9',
            '#8a5a83',
            '#6f8f5b',
            '#c9b79c',
          ]);
    if (choice < 0.12) {
      const [px, py] = wall.point(x + 0.09, v + 0.04, 0.14);
      drawn += pottedPlant(room, random, px, py, 0.34 * wall.scale);
      x += 0.26;
      continue;
    }
    drawn += wall.rect(
      x,
      v,
      wide,
      kind === 'jars' ? tall * 0.8 : tall,
      wall.tone(color, 0.1),
      0.16,
    );
    if (kind === 'jars')
      drawn += wall.rect(
        x + 0.01,
        v + tall * 0.8,
        wide - 0.02,
        0.03,
        stage.tone('#8a6548', 0.4),
        0.16,
      );
    x += wide + (kind === 'jars' ? 0.05 : random.chance(0.12) ? 0.14 : 0.004);
  }
  return drawn + wall.rect(u, v - 0.045, w, 0.05, wall.tone(style.wood, 0.3), 0.2);
}

/** Pictures in frames on a wall. */
export function pictures(room: Room, random: Random, wall: Wall, u: number, v: number): string {
  const { style } = room;
  let drawn = '';
  for (const [du, dv, w, h] of [
    [0, 0, 0.5, 0.66],
    [0.6, 0.22, 0.4, 0.44],
    [0.62, -0.2, 0.36, 0.32],
  ] as const) {
    drawn += wall.rect(
      u + du - 0.03,
      v + dv - 0.03,
      w + 0.06,
      h + 0.06,
      wall.tone(style.wood, 0.1),
      0.03,
    );
    drawn += wall.rect(u + du, v + dv, w, h, wall.tone('#f6efe2', 0.2), 0.03);
    const color = random.pick([style.accent, style.second, '#e3a33f', '#5f8f8a']);
    const points: Point[] = [
      [u + du + w * 0.12, v + dv + h * 0.14],
      [u + du + w * 0.88, v + dv + h * 0.14],
      [u + du + w * 0.88, v + dv + h * 0.4],
      [u + du + w * 0.55, v + dv + h * random.range(0.5, 0.75)],
      [u + du + w * 0.12, v + dv + h * 0.36],
    ];
    drawn += wall.area(points, wall.tone(color, 0.1), 0.03);
    const [cx, cy] = wall.point(u + du + w * 0.68, v + dv + h * 0.76, 0.03);
    drawn += ellipse(
      cx,
      cy,
      w * 0.1 * wall.scale,
      w * 0.1 * wall.scale,
      wall.tone(style.second, 0.2),
    );
  }
  return drawn;
}
