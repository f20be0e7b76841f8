import { fir, lamp, people, person, ridge, sky, town, tree } from './landscape.ts';
import { ellipse, line, type Pen, polygon, rectangle, row, WIDTH } from './pen.ts';

/** What each kind of place with a roof looks like, from the street or from within. */

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

export function library(pen: Pen): string {
  const books = (x: number, y: number, width: number) => {
    let shelf = '';
    for (let at = x; at < x + width - 12; ) {
      const thick = pen.between(9, 20);
      const tall = pen.between(48, 68);
      const back = pen.one(['#94523f', '#2f6d66', '#d9a441', '#34557f', '#7a4b6a', '#e9dcc4']);
      shelf += rectangle(at, y - tall, thick - 2, tall, pen.paint(back));
      at += thick;
    }
    return `${shelf}${rectangle(x - 6, y, width + 12, 8, pen.paint('#7a5638'))}`;
  };
  return [
    rectangle(0, 0, WIDTH, 520, pen.paint('#efe2cb')),
    rectangle(0, 520, WIDTH, 120, pen.paint('#b98a5c')),
    `<svg x="380" y="70" width="200" height="330" viewBox="0 0 960 640" preserveAspectRatio="xMidYMid slice">${sky(pen)}${ridge(pen, 300, 120, '#9fb9a4')}</svg>`,
    line(
      [
        [380, 70],
        [580, 70],
        [580, 400],
        [380, 400],
        [380, 70],
      ],
      pen.paint('#fbf6ec'),
      14,
    ),
    line(
      [
        [480, 70],
        [480, 400],
      ],
      pen.paint('#fbf6ec'),
      8,
    ),
    row(4, (shelf) => books(40, 150 + shelf * 96, 290)),
    row(4, (shelf) => books(630, 150 + shelf * 96, 290)),
    pen.isEvening ? ellipse(480, 400, 320, 190, 'url(#glow)') : '',
    rectangle(250, 500, 460, 18, pen.paint('#8a5f3b'), 5),
    rectangle(280, 518, 16, 96, pen.paint('#75502f')),
    rectangle(664, 518, 16, 96, pen.paint('#75502f')),
    deskLamp(pen, pen.between(330, 420), 500),
    rectangle(520, 488, 84, 12, pen.paint('#c5573d'), 3),
    rectangle(528, 476, 70, 12, pen.paint('#2f6d66'), 3),
    person(pen, pen.between(740, 820), 620, 190),
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

export function makerspace(pen: Pen): string {
  const tools = row(9, (index) => {
    const x = 110 + index * 62;
    const long = pen.between(56, 110);
    const metal = pen.paint('#8f979f');
    const grip = pen.paint(pen.one(['#c5573d', '#d99a32', '#2f6d66']));
    return `${rectangle(x, 130, 10, long, metal, 3)}${rectangle(x - 4, 130 + long, 18, 44, grip, 6)}`;
  });
  return [
    rectangle(0, 0, WIDTH, 470, pen.paint('#e6dccb')),
    rectangle(0, 470, WIDTH, 170, pen.paint('#b7aa97')),
    rectangle(70, 96, 600, 230, pen.paint('#caa878'), 8),
    tools,
    rectangle(720, 90, 180, 190, pen.window, 6),
    line(
      [
        [810, 90],
        [810, 280],
      ],
      pen.paint('#fbf6ec'),
      7,
    ),
    line(
      [
        [720, 185],
        [900, 185],
      ],
      pen.paint('#fbf6ec'),
      7,
    ),
    pen.isEvening ? ellipse(430, 330, 380, 190, 'url(#glow)') : '',
    printer(pen, pen.between(170, 260), 420),
    deskLamp(pen, pen.between(520, 600), 420),
    rectangle(360, 396, 96, 24, pen.paint('#9c6b43'), 3),
    rectangle(378, 372, 60, 24, pen.paint('#d9a441'), 3),
    rectangle(60, 420, 840, 24, pen.paint('#a97648'), 4),
    rectangle(100, 444, 26, 150, pen.paint('#8a5f3b')),
    rectangle(834, 444, 26, 150, pen.paint('#8a5f3b')),
    person(pen, pen.between(640, 720), 600, 230),
  ].join('');
}

/** A quiet court that belongs to no faith. */
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

function deskLamp(pen: Pen, x: number, foot: number): string {
  return [
    pen.isEvening ? ellipse(x + 34, foot - 60, 90, 70, 'url(#glow)') : '',
    ellipse(x, foot - 4, 26, 6, pen.paint('#3f4148')),
    line(
      [
        [x, foot - 4],
        [x - 16, foot - 60],
        [x + 26, foot - 96],
      ],
      pen.paint('#3f4148'),
      6,
    ),
    polygon(
      [
        [x + 16, foot - 108],
        [x + 52, foot - 92],
        [x + 30, foot - 66],
      ],
      pen.paint('#c5573d'),
    ),
  ].join('');
}

function printer(pen: Pen, x: number, foot: number): string {
  const frame = pen.paint('#3f4148');
  return [
    line(
      [
        [x, foot],
        [x, foot - 130],
        [x + 120, foot - 130],
        [x + 120, foot],
      ],
      frame,
      9,
    ),
    line(
      [
        [x, foot - 92],
        [x + 120, foot - 92],
      ],
      frame,
      6,
    ),
    rectangle(x + 48, foot - 102, 26, 30, pen.paint('#c5573d'), 3),
    polygon(
      [
        [x + 34, foot - 8],
        [x + 44, foot - 50],
        [x + 78, foot - 50],
        [x + 88, foot - 8],
      ],
      pen.paint('#f2b441'),
    ),
    rectangle(x + 6, foot - 8, 108, 8, frame),
  ].join('');
}
