import { blend } from '../color.ts';
import { drawGround, halfWidthAt } from '../ground.ts';
import type { HomeKind } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { farWoods, hills } from '../ridges.ts';
import type { Frame } from '../solid.ts';
import { path, polygon } from '../svg.ts';
import { town } from '../town.ts';
import { treeAt } from '../trees/tree.ts';
import { type Place, project } from '../view.ts';
import { frameOf, neighbours } from './neighbours.ts';
import type { Standing } from './setting.ts';
import { bicycle, cafeTable, passersBy, streetLamp, tub } from './street.ts';
import { car, scooter, tram } from './traffic.ts';

const PAVEMENT = 2.6;
const ROAD = 7;
const REACH = 70;
/** Nearer than this nothing of the ground is drawn: it lies behind the picture's foot. */
const NEAREST = 1.6;

/** What lies behind the houses of a street. */
export function streetBackdrop(frame: Frame): string {
  const { stage } = frame;
  if (stage.spec.place === 'avenue')
    return (
      hills(stage, 'avenue', { count: 2, height: 120, color: '#7f9a86' }) +
      farWoods(stage, 'avenue-woods', 40, 120, stage.palette.leaves[0])
    );
  const isModern = stage.spec.scenery === 'NomadHub' && stage.spec.region !== 'desert';
  return town(stage, 'behind', isModern, 1.15);
}

/** Front gardens, pavement, kerb and roadway, running along the home's front. */
export function streetGround(frame: Frame, home: HomeKind): string {
  const { stage } = frame;
  const { palette } = stage;
  const random = stage.random.fork('street');
  const isAvenue = stage.spec.place === 'avenue';
  const front = -(home.front ?? 1);
  const kerb = front - PAVEMENT;
  const road = random.pick(['#7d7b7a', '#8a8580', '#6f7074', '#9a9088']);
  const stone = blend(palette.path, random.pick(['#b9b4ae', '#c9b8a0', '#a9a6a4']), 0.5);
  const strip = (from: number, to: number, color: string, lit = 0.65): string =>
    flat(
      frame,
      [
        [-REACH, 0, from],
        [REACH, 0, from],
        [REACH, 0, to],
        [-REACH, 0, to],
      ],
      stage.tone(color, lit, 20),
    );
  let drawn = drawGround(stage, isAvenue ? palette.grass : stone);
  drawn += strip(front, 14, isAvenue ? palette.grass : stone);
  drawn += flat(
    frame,
    [
      [-1.1, 0, front],
      [1.1, 0, front],
      [1.1, 0, 0.2],
      [-1.1, 0, 0.2],
    ],
    stage.tone(stone, 0.8, 18),
  );
  drawn += strip(kerb, front, stone, 0.75);
  let joints = '';
  for (let x = -REACH; x < REACH; x += 1.2) joints += lineData(frame, [x, 0, kerb], [x, 0, front]);
  drawn +=
    joints === ''
      ? ''
      : `<path d="${joints}" fill="none" stroke="${stage.tone(blend(stone, '#3a3230', 0.3), 0.5, 15)}" stroke-width="1.2" opacity="0.45"/>`;
  drawn += strip(kerb - 0.2, kerb, '#d8d2c6', 0.9);
  drawn += strip(kerb - 0.2 - ROAD, kerb - 0.2, road, 0.55);
  drawn += strip(-REACH, kerb - 0.2 - ROAD, stone, 0.7);
  drawn += random.chance(0.5)
    ? crossing(frame, kerb - 0.2, random)
    : dashes(frame, kerb - 0.2 - ROAD / 2);
  return drawn;
}

function crossing(frame: Frame, from: number, random: Random): string {
  const at = random.range(-7, 3);
  let drawn = '';
  for (let i = 0; i < 6; i++)
    drawn += flat(
      frame,
      [
        [at + i * 0.9, 0, from - 0.3],
        [at + i * 0.9 + 0.5, 0, from - 0.3],
        [at + i * 0.9 + 0.5, 0, from - ROAD + 0.3],
        [at + i * 0.9, 0, from - ROAD + 0.3],
      ],
      '#ffffff',
      0.55,
    );
  return drawn;
}

function dashes(frame: Frame, z: number): string {
  let drawn = '';
  for (let x = -40; x < 40; x += 4)
    drawn += flat(
      frame,
      [
        [x, 0, z],
        [x + 2, 0, z],
        [x + 2, 0, z - 0.14],
        [x, 0, z - 0.14],
      ],
      '#ffffff',
      0.5,
    );
  return drawn;
}

/** Neighbours to both sides, lamps, trees and what moves or parks before them. */
export function streetStanding(frame: Frame, home: HomeKind): Standing[] {
  const { stage } = frame;
  const random = stage.random.fork('street-standing');
  const front = -(home.front ?? 1);
  const kerb = front - PAVEMENT;
  const items: Standing[] = [];
  const put = (x: number, z: number, draw: (at: Place) => string) => {
    const at = frame.world([x, 0, z]);
    if (at[2] > 5 && Math.abs(at[0]) < halfWidthAt(stage.view, at[2]) * 1.25)
      items.push([at[2], draw(at)]);
  };
  items.push(...neighbours(frame, home, random));
  const sides = [-1, 1] as const;
  const isAvenue = stage.spec.place === 'avenue';
  for (const side of sides) {
    put(side * (home.half + random.range(0.5, 2)), kerb + 0.4, (at) =>
      streetLamp(stage, at[0], at[2]),
    );
    if (isAvenue || random.chance(0.35))
      put(side * (home.half + random.range(2, 5)), kerb + 0.5, (at) =>
        treeAt(
          stage,
          random,
          random.pick(stage.palette.trees),
          at[0],
          at[2],
          random.range(0.55, 0.8),
        ),
      );
    put(side * random.range(home.half * 0.6, home.half), kerb + 1.2, ([x, , z]) => {
      const kind = random.int(0, 3);
      if (kind === 0) return bicycle(stage, random, x, z);
      if (kind === 1 && !isAvenue)
        return cafeTable(stage, random, x, z, stage.light.time !== 'night');
      return tub(stage, random, x, z);
    });
  }
  const side = random.chance(0.5) ? 1 : -1;
  const traffic = random.next();
  const away = side * (home.half * random.range(0.75, 1.1) + 3);
  const turned = frameOf(frame);
  if (traffic < 0.34 && !isAvenue)
    put(away + side * 6, kerb - 5.6, (at) => tram(turned(at), random));
  else if (traffic < 0.62) put(away, kerb - 2, (at) => car(turned(at), random));
  if (traffic > 0.45)
    put(-side * random.range(1, home.half), kerb - 0.9, ([x, , z]) => scooter(stage, random, x, z));
  items.push(
    ...passersBy(
      stage,
      random,
      4,
      frame.world([0, 0, kerb])[2] - 1,
      frame.world([0, 0, front])[2],
      () => true,
    ).filter(([z]) => z > 6),
  );
  return items;
}

/** An area of level ground in a thing's metres, cut off where it passes behind the camera. */
function flat(frame: Frame, corners: readonly Place[], fill: string, opacity = 1): string {
  const points = cut(corners.map((corner) => frame.world(corner)));
  if (points.length < 3) return '';
  const data = polygon(points.map((place) => project(frame.stage.view, place)));
  return path(data, fill, opacity === 1 ? {} : { opacity });
}

function lineData(frame: Frame, from: Place, to: Place): string {
  const [a, b] = [frame.world(from), frame.world(to)];
  if (a[2] < NEAREST || b[2] < NEAREST) return '';
  return polygon([project(frame.stage.view, a), project(frame.stage.view, b)], false);
}

/** What of an outline lies before the camera (Sutherland and Hodgman's clipping by one plane). */
function cut(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  places.forEach((place, i) => {
    const next = places[(i + 1) % places.length];
    if (next === undefined) return;
    if (place[2] >= NEAREST) kept.push(place);
    if (place[2] >= NEAREST !== next[2] >= NEAREST) {
      const t = (NEAREST - place[2]) / (next[2] - place[2]);
      kept.push([place[0] + (next[0] - place[0]) * t, 0, NEAREST]);
    }
  });
  return kept;
}
