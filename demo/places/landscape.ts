import { ellipse, HEIGHT, line, type Pen, polygon, rectangle, row, WIDTH } from './pen.ts';

/** The sky with sun or moon, whose colours fade towards the horizon. */
export function sky(pen: Pen): string {
  const [above, below] = pen.isEvening
    ? pen.one([
        ['#2b2a5e', '#e88a73'],
        ['#1f2a55', '#c9768f'],
        ['#322a60', '#f0a36b'],
      ])
    : pen.one([
        ['#8cc3e6', '#f4efe1'],
        ['#a5cfe3', '#fbeedd'],
        ['#7fb8dd', '#e9f1ee'],
      ]);
  const x = pen.between(160, 800);
  const y = pen.isEvening ? pen.between(200, 270) : pen.between(80, 150);
  const disc = pen.isEvening ? '#ffe6bf' : '#fff8e3';
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="0.75" stop-color="${below}"/></linearGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="${disc}" stop-opacity="0.7"/><stop offset="1" stop-color="${disc}" stop-opacity="0"/></radialGradient></defs>`,
    rectangle(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    ellipse(x, y, 230, 230, 'url(#glow)'),
    ellipse(x, y, 38, 38, disc),
    pen.isEvening ? '' : clouds(pen),
  ].join('');
}

function clouds(pen: Pen): string {
  return row(3, () => {
    const x = pen.between(40, 900);
    const y = pen.between(50, 190);
    return `<g opacity="0.75">${ellipse(x, y, 70, 12, '#ffffff')}${ellipse(x + 38, y - 9, 46, 13, '#ffffff')}</g>`;
  });
}

/** A range of hills or mountains across the picture. */
export function ridge(pen: Pen, top: number, height: number, color: string, peaks = 6): string {
  const points: [number, number][] = [[0, HEIGHT]];
  for (let at = 0; at <= peaks * 2; at += 1) {
    const up = at % 2 === 0 ? pen.between(0.55, 1) : pen.between(0, 0.35);
    points.push([(at / (peaks * 2)) * WIDTH, top + height * up]);
  }
  points.push([WIDTH, HEIGHT]);
  return polygon(points, pen.paint(color));
}

/** Soft hills in the foreground. */
export function hill(pen: Pen, top: number, color: string): string {
  const x = pen.between(200, 760);
  return [
    rectangle(0, top + 60, WIDTH, HEIGHT, pen.paint(color)),
    ellipse(x, top + 80, 620, 80, pen.paint(color)),
    ellipse(x > 480 ? 120 : 840, top + 90, 420, 60, pen.paint(color)),
  ].join('');
}

/** A town of gabled houses, its windows lit in the evening. */
export function town(pen: Pen, ground: number, low: number, high: number): string {
  let houses = '';
  for (let x = -20; x < WIDTH; ) {
    const width = pen.between(58, 104);
    const height = pen.between(low, high);
    const wall = pen.paint(pen.one(['#efe0c8', '#e0bf9c', '#d79b78', '#f3ead9', '#c9b6a4']));
    const roof = pen.paint(pen.one(['#94523f', '#7b5a4e', '#5f6570']));
    const top = ground - height;
    houses += rectangle(x, top, width, height, wall);
    houses += polygon(
      [
        [x - 4, top],
        [x + width / 2, top - pen.between(14, 34)],
        [x + width + 4, top],
      ],
      roof,
    );
    houses += row(2, (column) =>
      row(Math.floor(height / 44), (floor) =>
        rectangle(x + width * (0.22 + 0.36 * column), top + 16 + floor * 42, 13, 20, pen.window, 2),
      ),
    );
    x += width;
  }
  return houses;
}

/** A broad tree at a point. */
export function tree(pen: Pen, x: number, foot: number, size: number): string {
  const leaf = pen.one(['#4f8a4a', '#6a9d4f', '#3f7746', '#7fae58']);
  return [
    rectangle(x - size * 0.06, foot - size * 0.5, size * 0.12, size * 0.5, pen.paint('#7a5638')),
    ellipse(x, foot - size * 0.72, size * 0.36, size * 0.34, pen.paint(leaf)),
    ellipse(x - size * 0.22, foot - size * 0.56, size * 0.26, size * 0.22, pen.paint(leaf)),
    ellipse(x + size * 0.2, foot - size * 0.58, size * 0.26, size * 0.22, pen.paint('#86b45c')),
  ].join('');
}

/** A fir or cypress at a point. */
export function fir(pen: Pen, x: number, foot: number, size: number): string {
  const needle = pen.paint(pen.one(['#2f5d46', '#3b6b4d', '#264d3c']));
  return row(3, (tier) =>
    polygon(
      [
        [x - size * (0.26 - tier * 0.06), foot - size * tier * 0.26],
        [x, foot - size * (0.5 + tier * 0.25)],
        [x + size * (0.26 - tier * 0.06), foot - size * tier * 0.26],
      ],
      needle,
    ),
  );
}

/** A small standing person. */
export function person(pen: Pen, x: number, foot: number, size = 46): string {
  const coat = pen.paint(pen.one(['#c5573d', '#2f6d66', '#e0a53f', '#4a5f8f', '#8d4f74']));
  const skin = pen.paint(pen.one(['#8d5a3b', '#c98f6a', '#e3b491', '#5f3b28']));
  return [
    rectangle(x - size * 0.14, foot - size * 0.74, size * 0.28, size * 0.44, coat, size * 0.1),
    rectangle(x - size * 0.12, foot - size * 0.34, size * 0.1, size * 0.34, pen.paint('#3b3a44')),
    rectangle(x + size * 0.02, foot - size * 0.34, size * 0.1, size * 0.34, pen.paint('#3b3a44')),
    ellipse(x, foot - size * 0.86, size * 0.13, size * 0.14, skin),
  ].join('');
}

/** A few people, spread along the ground. */
export function people(pen: Pen, foot: number, count: number): string {
  return row(count, () => person(pen, pen.between(90, 870), foot + pen.between(-8, 14)));
}

/** Water below a horizon, with light on it. */
export function water(pen: Pen, top: number): string {
  const light = pen.isEvening ? '#f3b183' : '#cfe9ee';
  const ripples = row(22, () => {
    const x = pen.between(0, WIDTH);
    const y = pen.between(top + 8, HEIGHT);
    return line(
      [
        [x, y],
        [x + pen.between(24, 90), y],
      ],
      light,
      2,
    );
  });
  return `${rectangle(0, top, WIDTH, HEIGHT - top, pen.paint('#4b9bb0'))}<g opacity="0.55">${ripples}</g>`;
}

/** A lamp on a post, lit in the evening. */
export function lamp(pen: Pen, x: number, foot: number): string {
  const halo = pen.isEvening ? ellipse(x, foot - 124, 60, 60, 'url(#glow)') : '';
  return `${rectangle(x - 3, foot - 120, 6, 120, pen.paint('#3f4148'))}${halo}${ellipse(x, foot - 124, 11, 11, pen.isEvening ? '#ffe2a0' : '#f5f0e2')}`;
}
