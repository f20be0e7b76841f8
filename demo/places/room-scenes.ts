import { person, ridge, sky } from './landscape.ts';
import { ellipse, HEIGHT, line, type Pen, polygon, rectangle, row, WIDTH } from './pen.ts';

/** Scene of each kind of place that is a room. */

export function library(pen: Pen): string {
  const inside = indoors(pen);
  const books = (x: number, y: number, width: number) => {
    let shelf = '';
    for (let at = x; at < x + width - 12; ) {
      const thick = pen.between(9, 20);
      const tall = pen.between(48, 68);
      const back = pen.one(['#94523f', '#2f6d66', '#d9a441', '#34557f', '#7a4b6a', '#e9dcc4']);
      shelf += rectangle(at, y - tall, thick - 2, tall, inside.paint(back));
      at += thick;
    }
    return `${shelf}${rectangle(x - 6, y, width + 12, 8, inside.paint('#7a5638'))}`;
  };
  return [
    rectangle(0, 0, WIDTH, 520, inside.paint('#efe2cb')),
    rectangle(0, 520, WIDTH, 120, inside.paint('#b98a5c')),
    outlook(pen, 380, 70, 200, 330),
    line(
      [
        [380, 70],
        [580, 70],
        [580, 400],
        [380, 400],
        [380, 70],
      ],
      inside.paint('#fbf6ec'),
      14,
    ),
    line(
      [
        [480, 70],
        [480, 400],
      ],
      inside.paint('#fbf6ec'),
      8,
    ),
    row(4, (shelf) => books(40, 150 + shelf * 96, 290)),
    row(4, (shelf) => books(630, 150 + shelf * 96, 290)),
    pen.isEvening ? ellipse(480, 400, 320, 190, 'url(#glow)') : '',
    rectangle(250, 500, 460, 18, inside.paint('#8a5f3b'), 5),
    rectangle(280, 518, 16, 96, inside.paint('#75502f')),
    rectangle(664, 518, 16, 96, inside.paint('#75502f')),
    deskLamp(inside, pen.between(330, 420), 500),
    rectangle(520, 488, 84, 12, inside.paint('#c5573d'), 3),
    rectangle(528, 476, 70, 12, inside.paint('#2f6d66'), 3),
    person(inside, pen.between(740, 820), 620, 190),
  ].join('');
}

export function makerspace(pen: Pen): string {
  const inside = indoors(pen);
  const tools = row(9, (index) => {
    const x = 110 + index * 62;
    const long = pen.between(56, 110);
    const metal = inside.paint('#8f979f');
    const grip = inside.paint(pen.one(['#c5573d', '#d99a32', '#2f6d66']));
    return `${rectangle(x, 130, 10, long, metal, 3)}${rectangle(x - 4, 130 + long, 18, 44, grip, 6)}`;
  });
  return [
    rectangle(0, 0, WIDTH, 470, inside.paint('#e6dccb')),
    rectangle(0, 470, WIDTH, 170, inside.paint('#b7aa97')),
    rectangle(70, 96, 600, 230, inside.paint('#caa878'), 8),
    tools,
    outlook(pen, 720, 90, 180, 190),
    line(
      [
        [810, 90],
        [810, 280],
      ],
      inside.paint('#fbf6ec'),
      7,
    ),
    line(
      [
        [720, 185],
        [900, 185],
      ],
      inside.paint('#fbf6ec'),
      7,
    ),
    pen.isEvening ? ellipse(430, 330, 380, 190, 'url(#glow)') : '',
    printer(inside, pen.between(170, 260), 420),
    deskLamp(inside, pen.between(520, 600), 420),
    rectangle(360, 396, 96, 24, inside.paint('#9c6b43'), 3),
    rectangle(378, 372, 60, 24, inside.paint('#d9a441'), 3),
    rectangle(60, 420, 840, 24, inside.paint('#a97648'), 4),
    rectangle(100, 444, 26, 150, inside.paint('#8a5f3b')),
    rectangle(834, 444, 26, 150, inside.paint('#8a5f3b')),
    person(inside, pen.between(640, 720), 600, 230),
  ].join('');
}

/** Colours of a room in which the light is on. */
function indoors(pen: Pen): Pen {
  return { ...pen, paint: (color) => color };
}

/** The view of the hour through a window. */
function outlook(pen: Pen, x: number, y: number, width: number, height: number): string {
  const view = `${sky(pen)}${ridge(pen, 300, 120, '#9fb9a4')}`;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${view}</svg>`;
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
