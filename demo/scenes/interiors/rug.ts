import { blend } from '../color.ts';
import { sheet } from '../roof.ts';
import type { Place } from '../view.ts';
import type { Room } from './room-parts.ts';

/** A rug on the floor, woven as those of its home are. */
export function rug(
  room: Room,
  x: number,
  z: number,
  w: number,
  d: number,
  color: string,
  second: string,
): string {
  const { frame, stage, style } = room;
  const ground = stage.tone(blend(color, '#fff3e0', 0.35), 0.5);
  const field = stage.tone(blend(color, '#fff3e0', 0.55), 0.55);
  const area = (x0: number, z0: number, x1: number, z1: number, fill: string): string =>
    sheet(
      frame,
      [
        [x0, 0.004, z0],
        [x1, 0.004, z0],
        [x1, 0.004, z1],
        [x0, 0.004, z1],
      ],
      fill,
    );
  const inset = (by: number, fill: string) => area(x + by, z + by, x + w - by, z + d - by, fill);
  const bordered = inset(0, ground) + inset(0.09, stage.tone(second, 0.45)) + inset(0.15, field);
  switch (style.rug) {
    case 'plain':
      return bordered;
    case 'round': {
      const disc = (r: number, fill: string): string => {
        const places = Array.from({ length: 28 }, (_, i): Place => {
          const angle = (i / 28) * 2 * Math.PI;
          return [
            x + w / 2 + (Math.cos(angle) * w * r) / 2,
            0.004,
            z + d / 2 + (Math.sin(angle) * d * r) / 2,
          ];
        });
        return sheet(frame, places, fill);
      };
      return disc(1, ground) + disc(0.84, stage.tone(second, 0.45)) + disc(0.72, field);
    }
    case 'stripes': {
      const count = Math.max(5, Math.round(w / 0.3));
      let drawn = inset(0, field);
      for (let i = 0; i < count; i += 2)
        drawn += area(
          x + (w * i) / count,
          z,
          x + (w * (i + 1)) / count,
          z + d,
          i % 4 ? stage.tone(second, 0.45) : ground,
        );
      return drawn;
    }
    case 'checks': {
      const count = Math.max(3, Math.round(w / 0.5));
      let drawn = bordered;
      for (let i = 0; i < count; i++)
        for (let k = i % 2; k < 4; k += 2)
          drawn += area(
            x + 0.15 + ((w - 0.3) * i) / count,
            z + 0.15 + ((d - 0.3) * k) / 4,
            x + 0.15 + ((w - 0.3) * (i + 1)) / count,
            z + 0.15 + ((d - 0.3) * (k + 1)) / 4,
            ground,
          );
      return drawn;
    }
    case 'diamonds': {
      const count = Math.max(3, Math.round(w / 0.42));
      const cz = z + d / 2;
      let drawn = bordered;
      for (let i = 0; i < count; i++) {
        const cx = x + 0.3 + ((w - 0.6) * (i + 0.5)) / count;
        drawn += sheet(
          frame,
          [
            [cx, 0.005, cz - d * 0.28],
            [cx + 0.13, 0.005, cz],
            [cx, 0.005, cz + d * 0.28],
            [cx - 0.13, 0.005, cz],
          ],
          stage.tone(i % 2 ? color : second, 0.5),
        );
      }
      return drawn;
    }
  }
}
