/**
 * An amenity's colour is a hue alone (0 … 359, OKLCH degrees). Lightness and chroma belong to the
 * theme, so that every amenity keeps 4.5:1 against its own ground in both:
 *
 * | theme | text                  | ground (tint)          |
 * |-------|-----------------------|------------------------|
 * | light | oklch(42% .11 hue)    | oklch(95.5% .025 hue)  |
 * | dark  | oklch(82% .09 hue)    | oklch(28% .04 hue)     |
 */
export interface AmenityColour {
  readonly hue: number;
}

interface Tone {
  /** 0 … 1 */
  readonly lightness: number;
  readonly chroma: number;
}

export const AMENITY_TONES = {
  light: { text: { lightness: 0.42, chroma: 0.11 }, ground: { lightness: 0.955, chroma: 0.025 } },
  dark: { text: { lightness: 0.82, chroma: 0.09 }, ground: { lightness: 0.28, chroma: 0.04 } },
} as const satisfies Record<'light' | 'dark', { text: Tone; ground: Tone }>;

export type AmenityTheme = keyof typeof AMENITY_TONES;

/** CSS colours of one amenity in one theme. */
export function amenityColours(
  colour: AmenityColour,
  theme: AmenityTheme,
): { text: string; ground: string } {
  const { text, ground } = AMENITY_TONES[theme];
  return { text: css(text, colour.hue), ground: css(ground, colour.hue) };
}

function css(tone: Tone, hue: number): string {
  return `oklch(${Number((tone.lightness * 100).toFixed(2))}% ${tone.chroma} ${hue})`;
}
