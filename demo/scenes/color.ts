/** A colour as red, green and blue, each 0 to 1. */
export type Rgb = readonly [number, number, number];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Parses `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Writes `#rrggbb`. */
export function hex(color: Rgb): string {
  const channel = (c: number): string =>
    Math.round(clamp(c) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(color[0])}${channel(color[1])}${channel(color[2])}`;
}

/** A colour between two others; `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const s = clamp(share);
  return [
    from[0] + (to[0] - from[0]) * s,
    from[1] + (to[1] - from[1]) * s,
    from[2] + (to[2] - from[2]) * s,
  ];
}

/** The same for `#rrggbb` texts. */
export function blend(from: string, to: string, share: number): string {
  return hex(mix(rgb(from), rgb(to), share));
}

/** A colour as it looks under a coloured light. */
export function multiply(color: Rgb, light: Rgb): Rgb {
  return [clamp(color[0] * light[0]), clamp(color[1] * light[1]), clamp(color[2] * light[2])];
}
