/**
 * How much speaks for a place among others of the same name, in powers of ten: its inhabitants,
 * and the listings it has.
 */
export function placeWeight(population: number, listings: number): number {
  return Math.log10(Math.max(1, population)) + Math.log10(1 + listings);
}
