const RADII_KM = [2, 5, 10, 25, 50, 100, 250];

/** Distances to choose from, the one that is asked for among them. */
export function radiiAround(radiusKm: number): number[] {
  return [...new Set([...RADII_KM, radiusKm])].sort((a, b) => a - b);
}
