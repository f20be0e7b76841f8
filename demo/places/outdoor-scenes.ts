import { fir, hill, lamp, people, person, ridge, sky, town, tree, water } from './landscape.ts';
import { ellipse, HEIGHT, line, type Pen, polygon, rectangle, row, WIDTH } from './pen.ts';

/** Scene of each kind of outdoor place. */

export function park(pen: Pen): string {
  return [
    sky(pen),
    town(pen, 400, 60, 150),
    hill(pen, 380, '#8bb266'),
    row(9, (index) =>
      tree(pen, 40 + index * 112 + pen.between(-30, 30), 440, pen.between(120, 190)),
    ),
    hill(pen, 440, '#9dc072'),
    winding(pen, 640, 470),
    tree(pen, pen.one([110, 850]), 610, 300),
    bench(pen, pen.between(380, 620), 560),
    people(pen, 560, 4),
  ].join('');
}

export function garden(pen: Pen): string {
  const beds = row(6, (bed) =>
    row(15, (flower) => {
      const x = flower * 70 + (bed % 2) * 35 + pen.between(-8, 8);
      const y = 480 + bed * 30;
      const bloom = pen.paint(pen.one(['#e8738a', '#f4c14f', '#f7efe2', '#9b7fd1', '#e2593f']));
      return `${line(
        [
          [x, y + 16],
          [x, y],
        ],
        pen.paint('#4c7f46'),
        3,
      )}${ellipse(x, y, 9, 9, bloom)}${ellipse(x, y, 3.5, 3.5, pen.paint('#f7dd7a'))}`;
    }),
  );
  return [
    sky(pen),
    ridge(pen, 270, 120, '#9fb9a4'),
    row(7, (index) =>
      tree(pen, 60 + index * 145 + pen.between(-24, 24), 430, pen.between(150, 230)),
    ),
    rectangle(0, 408, WIDTH, 46, pen.paint('#4f8048')),
    pavilion(pen, pen.between(300, 660), 430),
    rectangle(0, 450, WIDTH, 190, pen.paint('#94b86a')),
    beds,
    people(pen, 470, 2),
  ].join('');
}

export function square(pen: Pen): string {
  const x = pen.between(380, 580);
  return [
    sky(pen),
    town(pen, 440, 150, 270),
    rectangle(0, 440, WIDTH, 200, pen.paint('#d9c9ae')),
    row(7, (index) =>
      line(
        [
          [0, 462 + index * 26],
          [WIDTH, 462 + index * 26],
        ],
        pen.paint('#cbb897'),
        2,
      ),
    ),
    ellipse(x, 530, 150, 36, pen.paint('#b9ab98')),
    ellipse(x, 524, 128, 27, pen.paint('#6fb2c2')),
    rectangle(x - 11, 440, 22, 84, pen.paint('#b9ab98'), 6),
    ellipse(x, 440, 46, 11, pen.paint('#b9ab98')),
    lamp(pen, 150, 520),
    lamp(pen, 820, 520),
    people(pen, 590, 6),
  ].join('');
}

export function beach(pen: Pen): string {
  const parasols = row(4, (index) => {
    const x = 120 + index * 230 + pen.between(-50, 50);
    const y = 505 + pen.between(-16, 44);
    const cloth = pen.paint(pen.one(['#e2593f', '#f2b441', '#2f7f86', '#f5ead6']));
    return `${line(
      [
        [x, y + 84],
        [x, y],
      ],
      pen.paint('#8a6a4a'),
      5,
    )}<path d="M${x - 62} ${y + 12}Q${x} ${y - 62} ${x + 62} ${y + 12}Z" fill="${cloth}"/>${ellipse(x + 18, y + 86, 54, 8, pen.paint('#dcc08a'))}`;
  });
  return [
    sky(pen),
    ridge(pen, 290, 70, '#9db4b8', pen.one([3, 5])),
    water(pen, 350),
    `<path d="M0 470Q${pen.between(200, 480)} 430 520 476T960 452V640H0Z" fill="${pen.paint('#f6efdf')}"/>`,
    `<path d="M0 484Q${pen.between(200, 480)} 446 520 490T960 466V640H0Z" fill="${pen.paint('#ecd7a6')}"/>`,
    parasols,
    people(pen, 560, 4),
  ].join('');
}

export function lake(pen: Pen): string {
  return [
    sky(pen),
    ridge(pen, 150, 190, '#9fb0c4', 4),
    ridge(pen, 240, 130, '#7f9b98', 6),
    row(24, (index) => fir(pen, index * 42 + pen.between(-12, 12), 400, pen.between(60, 110))),
    water(pen, 396),
    polygon(
      [
        [430, 640],
        [470, 470],
        [500, 470],
        [600, 640],
      ],
      pen.paint('#a97f52'),
    ),
    row(5, (index) =>
      line(
        [
          [462 - index * 7, 500 + index * 30],
          [512 + index * 18, 500 + index * 30],
        ],
        pen.paint('#8a6540'),
        3,
      ),
    ),
    person(pen, 486, 490, 60),
    `<path d="M0 640V560Q120 540 250 640Z" fill="${pen.paint('#6f9a58')}"/>`,
    fir(pen, 70, 640, 260),
  ].join('');
}

export function waterfront(pen: Pen): string {
  const quay = pen.between(505, 530);
  const boat = pen.between(220, 640);
  return [
    sky(pen),
    ridge(pen, 260, 80, '#9fb1b8'),
    town(pen, 392, 60, 150),
    water(pen, 390),
    polygon(
      [
        [boat, 452],
        [boat + 120, 452],
        [boat + 98, 482],
        [boat + 20, 482],
      ],
      pen.paint(pen.one(['#b8503c', '#34557f', '#f1e6d2'])),
    ),
    line(
      [
        [boat + 56, 452],
        [boat + 56, 366],
      ],
      pen.paint('#6b4a2e'),
      4,
    ),
    polygon(
      [
        [boat + 60, 372],
        [boat + 60, 440],
        [boat + 112, 440],
      ],
      pen.paint('#f7efe2'),
    ),
    rectangle(0, quay, WIDTH, HEIGHT - quay, pen.paint('#cbbda6')),
    row(13, (index) => rectangle(index * 80 + 10, quay - 44, 6, 46, pen.paint('#4a4f58'))),
    line(
      [
        [0, quay - 42],
        [WIDTH, quay - 42],
      ],
      pen.paint('#4a4f58'),
      5,
    ),
    lamp(pen, pen.one([130, 800]), quay + 50),
    people(pen, quay + 62, 5),
  ].join('');
}

export function trail(pen: Pen): string {
  return [
    sky(pen),
    ridge(pen, 130, 220, '#a4b4c8', 3),
    ridge(pen, 250, 150, '#86a19a', 5),
    ridge(pen, 340, 90, '#6f9672', 7),
    hill(pen, 410, '#86ab62'),
    winding(pen, 640, 440),
    row(12, (index) => {
      const x = index * 88 + pen.between(-20, 20);
      return x > 330 && x < 640
        ? ''
        : fir(pen, x, 520 + pen.between(-40, 60), pen.between(120, 210));
    }),
    person(pen, 500, 540, 62),
    person(pen, 545, 530, 58),
  ].join('');
}

export function viewpoint(pen: Pen): string {
  return [
    sky(pen),
    ridge(pen, 220, 120, '#a9b6c6', 4),
    ridge(pen, 300, 90, '#8ea69f', 6),
    town(pen, 450, 36, 96),
    town(pen, 520, 40, 90),
    rectangle(0, 520, WIDTH, 120, pen.paint('#d3c1a2')),
    row(17, (index) => rectangle(index * 60 + 6, 468, 16, 54, pen.paint('#e6dac3'), 6)),
    rectangle(0, 458, WIDTH, 14, pen.paint('#efe5d2')),
    tree(pen, pen.one([100, 870]), 590, 290),
    bench(pen, pen.between(380, 600), 590),
    people(pen, 600, 3),
  ].join('');
}

/** A path that narrows into the distance. */
function winding(pen: Pen, near: number, far: number): string {
  const bend = pen.between(-140, 140);
  return `<path d="M360 ${near}Q${480 + bend} ${(near + far) / 2} 500 ${far}L520 ${far}Q${560 + bend} ${(near + far) / 2} 640 ${near}Z" fill="${pen.paint('#dfcba4')}"/>`;
}

function bench(pen: Pen, x: number, foot: number): string {
  const wood = pen.paint('#9c6b43');
  return [
    rectangle(x, foot - 30, 110, 9, wood, 3),
    rectangle(x, foot - 54, 110, 9, wood, 3),
    rectangle(x + 10, foot - 54, 6, 54, pen.paint('#4a4a50')),
    rectangle(x + 94, foot - 54, 6, 54, pen.paint('#4a4a50')),
  ].join('');
}

function pavilion(pen: Pen, x: number, foot: number): string {
  return [
    row(4, (post) => rectangle(x - 62 + post * 40, foot - 90, 7, 90, pen.paint('#f1e8d8'))),
    polygon(
      [
        [x - 86, foot - 88],
        [x, foot - 146],
        [x + 86, foot - 88],
      ],
      pen.paint('#5d7f78'),
    ),
  ].join('');
}
