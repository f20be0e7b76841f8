import type { ItinerantCategory } from '#domain/vocabulary.ts';

/** Drawn by `node scripts/draw-landing.js`: the hero's 1,200 px wide, those of cards 440. */
const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const addressOf = (name: string) => files[`./pictures/${name}.avif`];

/** The landscapes of the hero in their order. */
export const HERO_PICTURES = [1, 2, 3, 4, 5, 6].map((at) => addressOf(`hero-${at}`));

/** The address of a category's picture, 440 × 330. */
export function pictureOf(category: ItinerantCategory): string | undefined {
  return addressOf(category.toLowerCase());
}
