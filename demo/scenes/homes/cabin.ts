import { blend } from '../color.ts';
import { doorOn, windowOn } from '../openings.ts';
import type { Random } from '../random.ts';
import { gabled, gabledBody } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame } from '../solid.ts';
import { ellipse } from '../svg.ts';
import { courses, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { chimney, railing, smoke, steps } from './parts.ts';

/** A log cabin with a steep roof and a veranda; the gable looks at the camera. */
export const cabin: HomeKind = {
  distance: 13.5,
  half: 5.4,
  depth: 9,
  height: 6.6,
  front: 2.4,
  yaw: [0.38, 0.6],
  draw(frame: Frame, random: Random): string {
    const { palette, light } = frame.stage;
    const log = random.pick(['#a06a40', '#8d5a38', '#b27b4c', '#7b5138']);
    const roof = random.pick(['#4d4a48', '#5c4334', '#46564b', '#6b3f34']);
    const steep = random.chance(0.4);
    const plan = steep
      ? { x: -3.1, z: 0, w: 6.2, d: 6.6, y: 1.5, rise: 4.6, over: 0.5 }
      : { x: -3.1, z: 0, w: 6.2, d: 6.6, y: 2.7, rise: 2.5, over: 0.6 };
    const floor = 0.45;
    const box = { x: plan.x, y: floor, z: 0, w: plan.w, h: plan.y - floor, d: plan.d };
    let body = block(frame, { x: -3.1, y: 0, z: 0, w: 6.2, h: floor, d: 6.6 }, palette.stone);
    body += gabledBody(frame, plan, 'z', floor, log);
    const front = wallOf(frame, box, 'front');
    const slope = plan.rise / (plan.w / 2);
    if (front.seen) {
      const seam = blend(front.tone(log), '#1d1420', 0.28);
      const shine = front.tone(log, 0.22);
      for (let up = 0.3; up < box.h + plan.rise - 0.3; up += 0.3) {
        const cut = Math.max(0, (up - box.h) / slope);
        body += front.line([cut, up], [plan.w - cut, up], seam, 0.035);
        body += front.line([cut, up - 0.13], [plan.w - cut, up - 0.13], shine, 0.02);
      }
    }
    for (const side of ['left', 'right'] as const) {
      const wall = wallOf(frame, box, side);
      if (!wall.seen) continue;
      body += courses(wall, 0.3, blend(wall.tone(log), '#1d1420', 0.28), 0.035);
      if (!steep)
        for (const u of [1, 4]) body += windowOn(wall, u, 0.75, 1.2, 1.1, { frame: '#f2e7d2' });
    }
    body += doorOn(front, 0.7, 1, 2.05, random.pick(palette.doors), { trim: '#f2e7d2' });
    body += windowOn(front, 2.5, 0.7, 1.35, 1.25, { frame: '#f2e7d2', lit: light.lamps > 0.3 });
    body += windowOn(front, 4.25, 0.7, 1.1, 1.25, { frame: '#f2e7d2' });
    body += windowOn(front, 2.4, 2.75, 1.4, 1.3, { frame: '#f2e7d2', columns: 2 });
    let drawn = castShadow(frame, [
      { ...box, y: 0, h: plan.y },
      { x: -0.3, y: 0, z: 0, w: 0.6, h: plan.y + plan.rise, d: 6.6 },
    ]);
    const pile = woodpile(frame, random);
    const pileBehind = frame.world([3.1, 0, 0])[2] > frame.world([-3.1, 0, 0])[2];
    if (pileBehind) drawn += pile;
    drawn += chimneyPart(frame, light.time === 'day');
    drawn += gabled(frame, plan, 'z', roof, body);
    drawn += veranda(frame, floor);
    return pileBehind ? drawn : drawn + pile;
  },
};

function chimneyPart(frame: Frame, day: boolean): string {
  const stack = { x: 1.5, y: 2.5, z: 4.4, w: 0.8, h: 3.6, d: 0.8 };
  return (
    chimney(frame, stack.x, stack.y, stack.z, '#8d857c', stack.h) +
    (day ? smoke(frame, [1.9, 6.4, 4.8]) : '')
  );
}

function veranda(frame: Frame, floor: number): string {
  const { palette } = frame.stage;
  let drawn = block(
    frame,
    { x: -3.1, y: 0, z: -1.8, w: 6.2, h: floor, d: 1.8 },
    '#8a6548',
    '#b08a62',
  );
  drawn += railing(frame, [-0.6, floor, -1.7], [3.05, floor, -1.7], '#c79a6b', 0.85, 0.28);
  for (const x of [-3.05, -1.9, -0.65, 2.95]) {
    drawn += block(frame, { x, y: floor, z: -1.75, w: 0.13, h: 0.9, d: 0.13 }, '#b98a5c');
  }
  drawn += steps(frame, -2, -2.4, 1.3, 2);
  return drawn + block(frame, { x: 1.4, y: floor, z: -0.6, w: 1.3, h: 0.42, d: 0.5 }, palette.wood);
}

function woodpile(frame: Frame, random: Random): string {
  let drawn = '';
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 7 - (row % 2); i++) {
      const [x, y] = frame.at([3.45 + 0.23 * i + (row % 2) * 0.12, 0.13 + row * 0.22, 0.6]);
      const m = frame.stage.view.focal / frame.world([3.5, 0, 0.6])[2];
      drawn += ellipse(x, y, 0.125 * m, 0.125 * m, frame.stage.tone('#6b4630', 0.4));
      drawn += ellipse(
        x,
        y,
        0.095 * m,
        0.095 * m,
        frame.stage.tone(random.pick(['#d9b383', '#c99f6d', '#e2c094']), 0.6),
      );
    }
  }
  return drawn;
}
