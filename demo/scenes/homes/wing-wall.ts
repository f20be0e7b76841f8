import { blend } from '../color.ts';
import { doorOn, windowOn } from '../openings.ts';
import { path, stroke } from '../svg.ts';
import { battens, courses, type Wall } from '../wall.ts';

/** What a wall shows of what it is made of. */
export type Skin =
  | 'plain'
  | 'boards'
  | 'battens'
  | 'logs'
  | 'bricks'
  | 'stones'
  | 'timbered'
  | 'azulejo'
  | 'screens';

/** The windows of a wall: one about every so many metres of each floor. */
export interface Panes {
  readonly every: number;
  readonly w: number;
  readonly h: number;
  /** Above the floor, in metres. */
  readonly up?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly arched?: boolean;
  readonly shutters?: string | undefined;
  readonly frame?: string;
  readonly flowers?: boolean;
  /** Of windows that are taller than wide: their floor has a narrow balcony. */
  readonly balconies?: string;
}

interface WallLook {
  readonly floors: number;
  readonly storey?: number;
  readonly wall: string;
  readonly skin?: Skin;
  readonly panes?: Panes;
  readonly door?: number;
  readonly doorColor?: string;
}

const PANES: Panes = { every: 2.6, w: 1.1, h: 1.4, up: 0.9 };
const DOOR = { w: 1.1, h: 2.2 } as const;

/** One wall of a wing: its surface, its windows floor by floor, its door. */
export function wingWall(wall: Wall, look: WallLook, isFront: boolean): string {
  if (!wall.seen) return '';
  const { floors, storey = 3, panes = PANES, door } = look;
  const count = Math.max(1, Math.round(wall.width / panes.every));
  const step = wall.width / count;
  let drawn = surfaceOf(wall, look);
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < count; i++) {
      const u = step * (i + 0.5) - panes.w / 2;
      const isTaken =
        isFront && floor === 0 && door !== undefined && Math.abs(u + panes.w / 2 - door) < step / 2;
      if (isTaken || panes.w > step - 0.12) continue;
      drawn += pane(wall, u, floor * storey + (panes.up ?? 0.9), panes, floor);
    }
  }
  if (isFront && door !== undefined) {
    const at = Math.min(wall.width - DOOR.w - 0.3, Math.max(0.3, door - DOOR.w / 2));
    drawn += doorOn(wall, at, DOOR.w, DOOR.h, look.doorColor ?? '#2f6d66', { glazed: true });
  }
  return drawn;
}

function pane(wall: Wall, u: number, v: number, panes: Panes, floor: number): string {
  const { w, h, balconies } = panes;
  let drawn = windowOn(wall, u, v, w, h, {
    columns: panes.columns ?? 2,
    rows: panes.rows ?? 2,
    sill: balconies === undefined,
    ...(panes.arched === undefined ? {} : { arched: panes.arched }),
    ...(panes.shutters === undefined ? {} : { shutters: panes.shutters }),
    ...(panes.frame === undefined ? {} : { frame: panes.frame }),
    ...(panes.flowers === true && floor > 0 ? { flowers: true } : {}),
  });
  if (balconies !== undefined && floor > 0) drawn += balcony(wall, u - 0.25, v, w + 0.5, balconies);
  return drawn;
}

/** A slab with a rail, seen from the front alone: enough for a window's width. */
function balcony(wall: Wall, u: number, v: number, w: number, color: string): string {
  const rail = wall.tone(color);
  let bars = '';
  for (let i = 0; i <= 6; i++) {
    const x = u + (w * i) / 6;
    bars += wall.outline(
      [
        [x, v],
        [x + 0.04, v],
        [x + 0.04, v + 0.85],
        [x, v + 0.85],
      ],
      0.5,
    );
  }
  return (
    wall.area(
      [
        [u, v - 0.12],
        [u + w, v - 0.12],
        [u + w, v],
        [u, v],
      ],
      wall.tone('#d8cdb8', 0.2),
      0.5,
    ) +
    path(bars, rail) +
    wall.rect(u, v + 0.82, w, 0.07, rail, 0.5)
  );
}

function surfaceOf(wall: Wall, { wall: color, skin = 'plain' }: WallLook): string {
  const base = wall.tone(color);
  const line = blend(base, '#241a20', 0.2);
  switch (skin) {
    case 'boards':
      return courses(wall, 0.28, line, 0.015);
    case 'battens':
      return battens(wall, 0.32, line, 0.018);
    case 'logs':
      return (
        courses(wall, 0.3, blend(base, '#1d1420', 0.3), 0.035) +
        battens({ ...wall, width: 0.2 }, 0.1, line)
      );
    case 'bricks':
      return courses(wall, 0.32, blend(base, '#f0d8c4', 0.22), 0.012) + scattered(wall, base, 26);
    case 'stones':
      return scattered(wall, base, 34);
    case 'timbered':
      return timbers(wall);
    case 'azulejo':
      return azulejos(wall);
    case 'screens':
      return lattice(wall);
    case 'plain':
      return plinth(wall);
  }
}

function plinth(wall: Wall): string {
  const { stone } = wall.frame.stage.palette;
  return (
    wall.rect(0, 0, wall.width, 0.5, wall.tone(stone), 0.03) +
    wall.rect(0, wall.height - 0.22, wall.width, 0.24, wall.tone('#fffaf0', 0.1), 0.1)
  );
}

/** Single bricks or stones that are paler or darker than the rest. */
function scattered(wall: Wall, base: string, count: number): string {
  const random = wall.frame.stage.random.fork(`stones${wall.width.toFixed(2)}`);
  const marks = ['', ''];
  for (let i = 0; i < count; i++) {
    const u = random.range(0, Math.max(0.1, wall.width - 0.5));
    const v = Math.floor(random.range(0, wall.height / 0.32)) * 0.32;
    const w = random.range(0.3, 0.5);
    marks[i % 2] += wall.outline([
      [u, v],
      [u + w, v],
      [u + w, v + 0.2],
      [u, v + 0.2],
    ]);
  }
  return (
    path(marks[0] ?? '', blend(base, '#3a2a24', 0.2), { opacity: 0.7 }) +
    path(marks[1] ?? '', blend(base, '#ffffff', 0.24), { opacity: 0.7 })
  );
}

/** Dark posts, beams and braces, as carpenters build them north of the Alps. */
function timbers(wall: Wall): string {
  const wood = wall.tone('#5a4030');
  const bays = Math.max(2, Math.round(wall.width / 1.5));
  const step = wall.width / bays;
  let data = '';
  const line = (u0: number, v0: number, u1: number, v1: number) => {
    const a = wall.point(u0, v0, 0.02);
    const b = wall.point(u1, v1, 0.02);
    data += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  };
  for (let v = 0; v < wall.height - 0.5; v += 2.7) {
    const top = Math.min(wall.height, v + 2.7);
    line(0, top, wall.width, top);
    for (let i = 0; i <= bays; i++) line(step * i, v, step * i, top);
    line(0, v, step, top);
    line(wall.width, v, wall.width - step, top);
  }
  return stroke(data, wood, Math.max(1, 0.14 * wall.scale), { 'stroke-linecap': 'butt' });
}

/** Glazed tiles: a dado of blue diamonds on white, and a band under the eaves. */
function azulejos(wall: Wall): string {
  const blue = wall.tone('#2f6fae', 0.1);
  const band = (v: number, h: number): string => {
    const step = Math.max(0.5, wall.width / 22);
    let data = '';
    for (let u = 0; u + step <= wall.width + 0.01; u += step)
      for (let k = 0; k + step * 0.9 <= h + 0.01; k += step)
        data += wall.outline([
          [u + step / 2, v + k + 0.04],
          [u + step - 0.04, v + k + step / 2],
          [u + step / 2, v + k + step - 0.04],
          [u + 0.04, v + k + step / 2],
        ]);
    return wall.rect(0, v, wall.width, h, wall.tone('#eef4f6', 0.15), 0.01) + path(data, blue);
  };
  return band(0, 1.5) + band(wall.height - 0.8, 0.7) + wall.rect(0, 1.5, wall.width, 0.1, blue);
}

/** Upright wooden bars before paper, floor by floor. */
function lattice(wall: Wall): string {
  const wood = wall.tone('#5d4030');
  let drawn = battens(wall, 0.24, wood, 0.045);
  for (let v = 2.7; v < wall.height + 0.1; v += 2.7)
    drawn += wall.rect(0, v - 0.16, wall.width, 0.2, wood, 0.03);
  return drawn + wall.rect(0, 0, wall.width, 0.35, wall.tone('#4a3a30'), 0.03);
}
