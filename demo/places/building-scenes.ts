import { fir, lamp, people, person, ridge, sky, town, tree } from './landscape.ts';
import { ellipse, type Pen, polygon, rectangle, row, WIDTH } from './pen.ts';

/** Exterior scene of each kind of place that is a building. */

export function market(pen: Pen): string {
  const stalls = row(4, (index) => {
    const x = 20 + index * 236;
    const cloth = pen.paint(pen.one(['#c5573d', '#2f7f6f', '#d99a32', '#3f6a97']));
    const stripes = row(6, (stripe) =>
      polygon(
        [
          [x + stripe * 36, 350],
          [x + stripe * 36 + 36, 350],
          [x + stripe * 36 + 40, 408],
          [x + stripe * 36 - 4, 408],
        ],
        stripe % 2 === 0 ? cloth : pen.paint('#fbf3e4'),
      ),
    );
    const goods = row(16, (item) => {
      const color = pen.one(['#e2593f', '#f2b441', '#7fae58', '#e58a3c', '#8d4f74']);
      return ellipse(
        x + 22 + (item % 8) * 25,
        500 - Math.floor(item / 8) * 15,
        12,
        11,
        pen.paint(color),
      );
    });
    return [
      rectangle(x + 4, 400, 7, 180, pen.paint('#7a5638')),
      rectangle(x + 205, 400, 7, 180, pen.paint('#7a5638')),
      goods,
      rectangle(x, 506, 216, 74, pen.paint('#b98a58'), 4),
      pen.isEvening ? ellipse(x + 108, 430, 90, 60, 'url(#glow)') : '',
      stripes,
    ].join('');
  });
  return [
    sky(pen),
    town(pen, 480, 170, 290),
    rectangle(0, 480, WIDTH, 160, pen.paint('#cdbca0')),
    stalls,
    people(pen, 622, 5),
  ].join('');
}

export function museum(pen: Pen): string {
  const stone = pen.paint(pen.one(['#e9dfcc', '#dcd3c6', '#ead6bb']));
  const banner = pen.paint(pen.one(['#c5573d', '#2f6d66', '#4a5f8f', '#d99a32']));
  return [
    sky(pen),
    row(6, (index) => tree(pen, 20 + index * 190, 470, pen.between(140, 210))),
    rectangle(140, 250, 680, 240, pen.paint('#cfc2ab')),
    row(6, (index) => rectangle(196 + index * 108, 300, 52, 150, pen.window, 4)),
    row(7, (index) => rectangle(150 + index * 106, 250, 30, 240, stone, 4)),
    polygon(
      [
        [112, 250],
        [480, 148],
        [848, 250],
      ],
      stone,
    ),
    rectangle(112, 246, 736, 18, pen.paint('#bfb199')),
    row(3, (index) => rectangle(252 + index * 212, 282, 38, 130, banner)),
    row(4, (step) =>
      rectangle(
        110 - step * 24,
        488 + step * 18,
        740 + step * 48,
        18,
        step % 2 === 0 ? stone : pen.paint('#cbbfaa'),
      ),
    ),
    rectangle(0, 560, WIDTH, 80, pen.paint('#d9cbb2')),
    lamp(pen, 80, 590),
    people(pen, 600, 5),
  ].join('');
}

export function artsCentre(pen: Pen): string {
  const brick = pen.paint(pen.one(['#b4644b', '#a3573f', '#8f6a5a']));
  const roofs = row(5, (index) =>
    polygon(
      [
        [80 + index * 160, 260],
        [80 + index * 160, 180],
        [240 + index * 160, 260],
      ],
      pen.paint('#5f6570'),
    ),
  );
  const mural = row(9, () => {
    const x = pen.between(120, 420);
    const y = pen.between(300, 450);
    const color = pen.paint(pen.one(['#f2b441', '#2f7f86', '#e8738a', '#f5ead6', '#4a5f8f']));
    const size = pen.between(30, 80);
    return pen.between(0, 1) > 0.5
      ? ellipse(x, y, size / 2, size / 2, color)
      : polygon(
          [
            [x, y - size / 2],
            [x + size / 2, y + size / 2],
            [x - size / 2, y + size / 2],
          ],
          color,
        );
  });
  const bulbs = row(19, (index) => {
    const x = 30 + index * 50;
    const y = 300 + Math.sin((index / 18) * Math.PI * 3) * 12;
    return ellipse(x, y, 6, 6, pen.isEvening ? '#ffd98a' : pen.paint('#f2c65a'));
  });
  return [
    sky(pen),
    town(pen, 420, 110, 190),
    rectangle(80, 260, 800, 250, brick),
    roofs,
    mural,
    row(3, (index) => rectangle(520 + index * 112, 320, 84, 110, pen.window, 3)),
    rectangle(560, 440, 90, 70, pen.paint('#3f4148')),
    rectangle(0, 508, WIDTH, 132, pen.paint('#c9bba4')),
    bulbs,
    people(pen, 600, 6),
  ].join('');
}

/** A quiet, non-denominational court. */
export function placeOfWorship(pen: Pen): string {
  const stone = pen.paint(pen.one(['#e6d8c0', '#d9cdbb', '#e9d3b4']));
  const x = pen.between(420, 540);
  return [
    sky(pen),
    ridge(pen, 260, 110, '#9fb3a6', 5),
    row(6, (index) => fir(pen, 40 + index * 178, 440, pen.between(170, 250))),
    rectangle(0, 400, WIDTH, 80, stone),
    rectangle(0, 392, WIDTH, 14, pen.paint('#bfae95')),
    `<path d="M${x - 150} 480V300Q${x} 170 ${x + 150} 300V480H${x + 84}V320Q${x} 240 ${x - 84} 320V480Z" fill="${stone}"/>`,
    pen.isEvening ? ellipse(x, 410, 130, 120, 'url(#glow)') : '',
    rectangle(0, 478, WIDTH, 162, pen.paint('#a9bd84')),
    row(6, (step) =>
      ellipse(
        x + Math.sin(step) * 16,
        496 + step * 27,
        40 + step * 9,
        9 + step,
        pen.paint('#d6cbb8'),
      ),
    ),
    lantern(pen, x - 220, 540),
    lantern(pen, x + 220, 540),
    person(pen, x + pen.between(-30, 30), 560, 64),
  ].join('');
}

function lantern(pen: Pen, x: number, foot: number): string {
  return [
    rectangle(x - 9, foot - 60, 18, 60, pen.paint('#9b9184')),
    rectangle(x - 22, foot - 90, 44, 32, pen.isEvening ? '#ffd98a' : pen.paint('#efe6d4'), 4),
    polygon(
      [
        [x - 36, foot - 88],
        [x, foot - 116],
        [x + 36, foot - 88],
      ],
      pen.paint('#857b6f'),
    ),
  ].join('');
}
