import type { ItinerantCategory } from '#domain/vocabulary.ts';

/**
 * Drawn by `node scripts/draw-landing.js`: the hero's 1,200 px wide, those of cards 440. They go by
 * their names, since a list of their addresses would be a part of the block's script.
 */
const addressOf = (name: string) => `/landing/${name}.avif`;

/** The landscapes of the hero in their order. */
export const HERO_PICTURES = [1, 2, 3, 4, 5, 6].map((at) => addressOf(`hero-${at}`));

/** The address of a category's picture, 440 × 330. */
export function pictureOf(category: ItinerantCategory): string {
  return addressOf(category.toLowerCase());
}
