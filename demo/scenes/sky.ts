import { blend } from './color.ts';
import { crescent } from './crescent.ts';
import type { Random } from './random.ts';
import { HEIGHT, WIDTH } from './spec.ts';
import { linear, radial, type Stage, soft } from './stage.ts';
import { disc, ellipse, group, path, rect } from './svg.ts';

/** Where the sun or the moon stands in the picture; by day the sun is out of it. */
export function sunPlace(stage: Stage): readonly [x: number, y: number] {
  const random = stage.random.fork('sun');
  const { time, side } = stage.light;
  const x = 600 + side * random.range(240, 440);
  const { horizon } = stage.view;
  if (time === 'night') return [x, random.range(90, 190)];
  if (time === 'day') return [600 + side * 520, -60];
  return [x, horizon - random.range(70, 140)];
}

/** The sky down to the horizon, with its light, stars and clouds. */
export function drawSky(stage: Stage): string {
  const { light, view } = stage;
  const random = stage.random.fork('sky');
  const bottom = view.horizon + 20;
  const fill = linear(
    stage,
    [0, 0],
    [0, bottom],
    light.sky.map((color, i) => [[0, 0.3, 0.58, 0.83, 1][i] ?? 1, color] as const),
  );
  const [sx, sy] = sunPlace(stage);
  let drawn = rect(0, 0, WIDTH, HEIGHT, fill);
  const reach = light.time === 'day' ? 900 : 620;
  const strength = { dawn: 0.75, day: 0.55, dusk: 0.7, night: 0.4 }[light.time];
  const halo = radial(stage, [sx, sy], reach, [
    [0, light.glow, strength],
    [0.25, light.glow, strength * 0.4],
    [0.6, light.glow, strength * 0.1],
    [1, light.glow, 0],
  ]);
  if (light.time === 'night') drawn += stars(random, bottom);
  drawn += rect(0, 0, WIDTH, HEIGHT, halo);
  if (light.time === 'night') drawn += moon(stage, sx, sy, random);
  else if (light.time !== 'day') {
    drawn += ellipse(sx, sy, 46, 46, light.glow, { opacity: 0.4 });
    drawn += ellipse(sx, sy, 33, 33, light.disc);
  }
  return drawn + clouds(stage, random) + birds(stage, random);
}

function stars(random: Random, bottom: number): string {
  const sizes = [
    { count: 150, size: 0.8, opacity: 0.55 },
    { count: 60, size: 1.3, opacity: 0.8 },
    { count: 14, size: 2, opacity: 0.95 },
  ];
  return sizes
    .map(({ count, size, opacity }) => {
      let data = '';
      for (let i = 0; i < count; i++) {
        const y = random.next() ** 1.5 * bottom * 0.95;
        data += disc(random.range(0, WIDTH), y, size);
      }
      return path(data, '#f3f1ff', { opacity });
    })
    .join('');
}

function moon(stage: Stage, x: number, y: number, random: Random): string {
  const r = 36;
  const seas =
    disc(x - 10, y - 8, 9, 7) +
    disc(x + 9, y + 7, 7) +
    disc(x + 12, y - 12, 4) +
    disc(x - 8, y + 15, 5);
  if (random.chance(0.5)) {
    return ellipse(x, y, r, r, stage.light.disc) + path(seas, '#c9d2ec', { opacity: 0.6 });
  }
  return path(crescent(x, y, r, stage.light.side), stage.light.disc);
}

function clouds(stage: Stage, random: Random): string {
  const { light, view } = stage;
  if (light.time === 'day' && random.chance(0.7)) return heaps(stage, random);
  const color = {
    dawn: '#ffe9dc',
    day: '#ffffff',
    dusk: '#ffb48c',
    night: '#5a6a9c',
  }[light.time];
  const under = blend(color, light.sky[1] ?? color, 0.55);
  const opacity = light.time === 'night' ? 0.3 : 0.5;
  const brightFill = soft(stage, color);
  const darkFill = soft(stage, under);
  let bright = '';
  let dark = '';
  const bands = random.int(3, 6);
  for (let i = 0; i < bands; i++) {
    const y = random.range(0.1, 0.82) * view.horizon;
    const x = random.range(-60, WIDTH);
    const width = random.range(140, 400);
    for (let j = 0; j < 5; j++) {
      const dx = random.range(-0.7, 0.7) * width;
      const rx = width * random.range(0.35, 0.8);
      const ry = random.range(7, 16) * (0.6 + width / 400);
      bright += ellipse(x + dx, y + random.range(-9, 9), rx, ry, brightFill);
      dark += ellipse(x + dx + 10, y + random.range(8, 20), rx * 0.9, ry * 0.9, darkFill);
    }
  }
  return group(dark, { opacity: opacity * 0.7 }) + group(bright, { opacity });
}

/** Fair-weather clouds: heaps with a level foot, bright towards the sun. */
function heaps(stage: Stage, random: Random): string {
  const { light, view } = stage;
  const count = random.int(2, 4);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const y = random.range(0.2, 0.74) * view.horizon;
    const size = (1.1 - y / view.horizon) * random.range(90, 150) + 24;
    const x = (WIDTH * (i + random.range(0.1, 0.9))) / count;
    let body = '';
    let lit = '';
    const lobes = random.int(6, 9);
    for (let j = 0; j < lobes; j++) {
      const t = j / (lobes - 1) - 0.5;
      const r = size * (0.5 - Math.abs(t) * 0.62) * random.range(0.75, 1.15);
      const cx = x + t * size * 2.6;
      body += disc(cx, y - r * 0.62, r, r * 0.86);
      lit += disc(cx + light.side * r * 0.14, y - r * 0.8, r * 0.78, r * 0.62);
    }
    body += disc(x, y - size * 0.08, size * 1.35, size * 0.13);
    const shadow = blend('#ffffff', light.sky[1] ?? '#ffffff', 0.36);
    drawn += path(body, shadow, { opacity: 0.9 }) + path(lit, '#ffffff', { opacity: 0.85 });
  }
  return drawn;
}

function birds(stage: Stage, random: Random): string {
  if (stage.light.time === 'night' || random.chance(0.45)) return '';
  let data = '';
  const x = random.range(200, 1000);
  const y = random.range(0.25, 0.6) * stage.view.horizon;
  const flock = random.int(3, 7);
  for (let i = 0; i < flock; i++) {
    const bx = x + random.range(-90, 90);
    const by = y + random.range(-36, 36);
    const s = random.range(5, 10);
    const f = s * random.range(0.35, 0.7);
    data += `M${Math.round(bx - s)} ${Math.round(by - f)}q${Math.round(s * 0.6)} ${Math.round(-f * 0.4)} ${Math.round(s)} ${Math.round(f)}q${Math.round(s * 0.4)} ${Math.round(-f * 1.4)} ${Math.round(s)} ${Math.round(-f)}`;
  }
  return `<path d="${data}" fill="none" stroke="${blend(stage.light.sky[0] ?? '#333333', '#20202e', 0.6)}" stroke-width="2" stroke-linecap="round" opacity="0.7"/>`;
}
