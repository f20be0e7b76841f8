import { n } from './svg.ts';

/**
 * The outline of a moon lit by the sun from one side: half of its edge, and half of an ellipse back,
 * leaning. Its dark part is the sky itself, glow and all.
 */
export function crescent(x: number, y: number, r: number, side: number): string {
  const lean = 0.45 * side;
  const [dx, dy] = [Math.sin(lean) * r, Math.cos(lean) * r];
  const turn = n((lean * 180) / Math.PI);
  const from = `${n(x + dx)} ${n(y - dy)}`;
  const to = `${n(x - dx)} ${n(y + dy)}`;
  const outer = side > 0 ? 0 : 1;
  const inner = 1 - outer;
  return (
    `M${from}A${r} ${r} 0 0 ${outer} ${to}` + `A${n(r * 0.45)} ${r} ${turn} 0 ${inner} ${from}Z`
  );
}
