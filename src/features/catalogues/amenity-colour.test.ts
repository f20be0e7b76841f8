import { describe, expect, it } from 'vitest';
import { AMENITY_TONES, amenityColours } from './amenity-colour.ts';
import { AMENITIES } from './index.server.ts';

/** Linear sRGB of an OKLCH colour, clipped to the gamut of screens. */
function linear(css: string): [number, number, number] {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(css);
  if (match === null) throw new Error(`${css} is not an oklch() colour.`);
  const [lightness, chroma, hue] = match.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(css: string): number {
  const [red, green, blue] = linear(css);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

describe('amenity colours', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21, 1);
    // The grey #767676, the lightest that passes on white.
    expect(contrast('oklch(56.59% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(4.54, 1);
  });

  const themes = Object.keys(AMENITY_TONES) as (keyof typeof AMENITY_TONES)[];
  it.each(themes)('are 4.5:1 or better on their own ground, %s', (theme) => {
    for (const { id, colour } of AMENITIES) {
      const { text, ground } = amenityColours(colour, theme);
      expect(contrast(text, ground), id).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are hues of the circle', () => {
    for (const { colour } of AMENITIES) {
      expect(colour.hue).toBeGreaterThanOrEqual(0);
      expect(colour.hue).toBeLessThan(360);
    }
  });
});
