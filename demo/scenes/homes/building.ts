import { doorOn, glass, glow, windowOn } from '../openings.ts';
import type { Random } from '../random.ts';
import { sheet } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame } from '../solid.ts';
import { type Wall, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { railing } from './parts.ts';

/** A block of flats of six storeys over shops, with balconies and a roof garden. */
export const building: HomeKind = {
  distance: 36,
  half: 11,
  depth: 14,
  height: 21.6,
  front: 1.2,
  yaw: [0.4, 0.6],
  eye: [660, 6],
  draw(frame: Frame, random: Random): string {
    const { palette } = frame.stage;
    const wall = random.pick([...palette.walls, '#e6d8c6', '#b8735a', '#d5c9b8']);
    const storeys = random.int(5, 6);
    const h = 4 + storeys * 2.9;
    const box = { x: -7.5, y: 0, z: 0, w: 15, h, d: 11 };
    let drawn = castShadow(frame, [box]);
    // Seen from the street, the front hides the foot of what stands on the roof.
    drawn += roofGarden(frame, h, random);
    drawn += block(frame, box, wall, '#b9b0a4');
    for (const side of ['front', 'left', 'right'] as const) {
      const w = wallOf(frame, box, side);
      if (!w.seen) continue;
      drawn += flats(w, storeys, random, side === 'front');
      drawn += shops(w, random);
      drawn += w.rect(-0.2, h - 0.5, w.width + 0.4, 0.6, w.tone('#f4ecdc', 0.1), 0.3);
    }
    const front = wallOf(frame, box, 'front');
    drawn += doorOn(front, 6.9, 1.3, 2.6, random.pick(palette.doors), { glazed: true });
    for (let i = 0; i < storeys; i++) {
      for (const x of [-6.7, -1.35, 4]) drawn += balcony(frame, x, 4 + i * 2.9, random);
    }
    return drawn;
  },
};

function flats(wall: Wall, storeys: number, random: Random, front: boolean): string {
  const count = front ? 6 : 4;
  const step = wall.width / count;
  let drawn = '';
  for (let i = 0; i < storeys; i++) {
    const v = 4 + i * 2.9;
    drawn += wall.rect(0, v - 0.12, wall.width, 0.14, wall.tone('#f4ecdc', 0.08), 0.06);
    for (let j = 0; j < count; j++) {
      const french = front && j % 2 === 0;
      const u = step * (j + 0.5) - 0.6;
      drawn += windowOn(wall, u, v + (french ? 0.1 : 0.75), 1.2, french ? 2.2 : 1.5, {
        sill: false,
        flowers: !french && random.chance(0.15),
        columns: 2,
        rows: french ? 2 : 1,
      });
    }
  }
  return drawn;
}

function shops(wall: Wall, random: Random): string {
  const { stage } = wall.frame;
  const lit = stage.light.lamps > 0.2;
  let drawn = wall.rect(0, 0, wall.width, 3.6, wall.tone('#5b4f4a'));
  drawn += wall.rect(0, 3.45, wall.width, 0.35, wall.tone('#f4ecdc', 0.1), 0.1);
  const count = Math.round(wall.width / 4.8);
  const step = wall.width / count;
  for (let i = 0; i < count; i++) {
    const u = i * step + 0.35;
    const color = random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92', '#8a5a83']);
    drawn += wall.rect(u, 0.5, step - 0.7, 2.1, glass(stage, lit));
    for (let j = 1; j < 3; j++)
      drawn += wall.rect(u + ((step - 0.7) * j) / 3, 0.5, 0.07, 2.1, wall.tone('#2f2a2c'));
    const stripes = 8;
    for (let j = 0; j < stripes; j++) {
      const x0 = u - 0.1 + ((step - 0.5) * j) / stripes;
      const x1 = u - 0.1 + ((step - 0.5) * (j + 1)) / stripes;
      const tone = stage.tone(j % 2 ? '#faf4e6' : color, 0.75, 30);
      const corners = [
        wall.point(x0, 3.2),
        wall.point(x1, 3.2),
        wall.point(x1, 2.55, 1.1),
        wall.point(x0, 2.55, 1.1),
      ];
      drawn += `<path d="M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${tone}"/>`;
    }
    if (lit) {
      const [x, y] = wall.point(u + step / 2, 1.2);
      drawn += glow(stage, x, y, step * wall.scale * 0.8, 2.6 * wall.scale, 0.35);
    }
  }
  return drawn;
}

function balcony(frame: Frame, x: number, y: number, random: Random): string {
  const w = 2.4;
  let drawn = block(frame, { x, y: y - 0.1, z: -1.1, w, h: 0.18, d: 1.1 }, '#e2d8c8');
  if (random.chance(0.55)) {
    const at = x + random.range(0.1, w - 0.6);
    drawn += block(
      frame,
      { x: at, y: y + 0.1, z: -0.8, w: 0.4, h: random.range(0.6, 1.2), d: 0.4 },
      random.pick(frame.stage.palette.leaves),
    );
  }
  return (
    drawn + railing(frame, [x, y + 0.08, -1.08], [x + w, y + 0.08, -1.08], '#4b4a4d', 0.95, 0.3)
  );
}

function roofGarden(frame: Frame, h: number, random: Random): string {
  const { leaves, wood } = frame.stage.palette;
  let drawn = block(frame, { x: -1.5, y: h, z: 5, w: 4, h: 2.4, d: 3 }, '#cfc4b4');
  for (let x = -6.8; x < 6.6; x += 1.5) {
    if (random.chance(0.65))
      drawn += block(
        frame,
        { x, y: h, z: 0.8, w: 0.9, h: random.range(0.5, 1.3), d: 0.8 },
        random.pick(leaves),
      );
  }
  for (const x of [-5.6, -2.4])
    for (const z of [1, 3.6]) drawn += block(frame, { x, y: h, z, w: 0.16, h: 2.2, d: 0.16 }, wood);
  drawn += sheet(
    frame,
    [
      [-5.9, h + 2.25, 0.7],
      [-1.9, h + 2.25, 0.7],
      [-1.9, h + 2.25, 4],
      [-5.9, h + 2.25, 4],
    ],
    frame.stage.tone(wood, 0.7, 30),
  );
  return drawn + block(frame, { x: -5.9, y: h + 2.2, z: 0.7, w: 4, h: 0.2, d: 0.2 }, wood);
}
