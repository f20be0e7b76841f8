/** A point on the picture, in pixels from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal at most: enough at 1,200 pixels, and short. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data of a polygon. */
export function polygon(points: readonly Point[], closed = true): string {
  let data = '';
  points.forEach(([x, y], i) => {
    data += `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`;
  });
  return closed ? `${data}Z` : data;
}

/** Path data of a closed curve that runs smoothly through all the points. */
export function blob(points: readonly Point[]): string {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(at(-1), at(0));
  let data = `M${n(start[0])} ${n(start[1])}`;
  for (let i = 0; i < count; i++) {
    const end = middle(at(i), at(i + 1));
    data += `Q${n(at(i)[0])} ${n(at(i)[1])} ${n(end[0])} ${n(end[1])}`;
  }
  return `${data}Z`;
}

/** Path data of a circle, so that many can share one element. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;
}

/** Attribute values by name. Those left undefined are not written. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element. */
export function el(name: string, attributes: Attributes, children = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`;
  }
  return children === '' ? `${text}/>` : `${text}>${children}</${name}>`;
}

/** A filled path. */
export function path(data: string, fill: string, more: Attributes = {}): string {
  return el('path', { d: data, fill, ...more });
}

/** A stroked path without a filling. */
export function stroke(data: string, color: string, width: number, more: Attributes = {}): string {
  return el('path', {
    d: data,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  });
}

/** A rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('rect', { x: n(x), y: n(y), width: n(width), height: n(height), fill, ...more });
}

/** An ellipse. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('ellipse', { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), fill, ...more });
}

/** A group. */
export function group(children: string, attributes: Attributes = {}): string {
  return children === '' ? '' : el('g', attributes, children);
}
