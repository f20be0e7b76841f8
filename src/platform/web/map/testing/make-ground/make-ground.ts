import { boundingBox, isInside, type Position } from '#domain/places.ts';
import type { GroundAirport, GroundFile, GroundPart, GroundStation } from '../../ground.ts';
import { GROUND_KM, type GroundBox, groundBox } from '../../ground-box.ts';
import { carveLand, cellAt } from './carve-land.ts';
import type { DrawnWaters } from './draw-waters.ts';
import { encodeRings, MAX_BYTES, sentBytes } from './encode-ground.ts';
import { GRID_CELLS } from './grid.ts';
import { simplifyLine } from './simplify-line.ts';
import { type GridPoint, signedArea, traceRings } from './trace-rings.ts';

/** Input of the generator for a city. */
export interface GroundCity {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly parts: readonly GroundPart[];
  readonly airport: GroundAirport | null;
  readonly stations: readonly GroundStation[];
}

/** Km from a city's middle within which shores are drawn as true as the source has them. */
const TRUE_KM = 15;
const CELLS_PER_KM = GRID_CELLS / (2 * GROUND_KM);
/**
 * Cells that a shore may be off by near the city and beyond; increased while the file is too large,
 * near the city to 70 m at most.
 */
const FIRST_TOLERANCE = 0.4;
const MAX_NEAR_TOLERANCE = 1.4;
const COARSER = 1.3;
/** Twice the cells of the smallest water and the smallest island near the city: 0.06 km². */
const MIN_AREA_NEAR = 50;
/** The same beyond: 0.6 km², and more as tolerances grow. */
const MIN_AREA_FAR = 500;
/** The same of waters that are known roughly alone, everywhere: 1.2 km². */
const MIN_AREA_ROUGH = 1000;

/** Places of a city's file that must not be covered by water. */
export function placesOnLand(
  city: Pick<GroundCity, 'parts' | 'airport' | 'stations'>,
): readonly Position[] {
  return [...city.parts, ...city.stations, ...(city.airport === null ? [] : [city.airport])];
}

/**
 * A city's file: its waters, its neighbourhoods, its airport and its stations.
 *
 * @param drawIn draws the waters of a square
 * @param cities all that have a file: where squares meet, both are drawn, so that each is as true
 * near its neighbours as they are
 */
export async function makeGround(
  city: GroundCity,
  drawIn: (box: GroundBox) => Promise<DrawnWaters>,
  cities: readonly GroundCity[],
): Promise<string> {
  const box = groundBox(city);
  const drawn = await drawIn(box);
  const around = cities.filter((other) => isInside(boundingBox(city, GROUND_KM + TRUE_KM), other));
  const square = boundingBox(city, GROUND_KM);
  const places = around.flatMap(placesOnLand).filter((place) => isInside(square, place));
  const middles = around.map((other) => cellAt(other, box));
  const isNear = ([x, y]: GridPoint) =>
    middles.some(([column, row]) => Math.hypot(x - column, y - row) < TRUE_KM * CELLS_PER_KM);
  const coasts = traceRings(carveLand(drawn.coasts, box, places));
  const inland = traceRings(carveLand(drawn.inland, box, places));
  for (let far = FIRST_TOLERANCE; ; far *= COARSER) {
    // Shores near the city become coarser only once those beyond are four times as coarse.
    const near = Math.min(MAX_NEAR_TOLERANCE, Math.max(FIRST_TOLERANCE, far / 4));
    const toleranceAt = (point: GridPoint) => (isNear(point) ? near : far);
    const minFar = (MIN_AREA_FAR * far) / FIRST_TOLERANCE;
    const simplify = (rings: readonly GridPoint[][], minNear: number) =>
      rings
        .filter((ring) => {
          const min = ring.some(isNear) ? minNear : Math.max(minNear, minFar);
          return Math.abs(signedArea(ring)) >= min;
        })
        .map((ring) => simplifyLine(ring, toleranceAt))
        .filter(({ length }) => length > 3);
    const water = {
      coasts: simplify(coasts, MIN_AREA_NEAR),
      inland: simplify(inland, MIN_AREA_ROUGH),
    };
    const file: GroundFile = {
      water: encodeRings(water, box),
      parts: city.parts,
      airport: city.airport,
      stations: city.stations,
    };
    const text = JSON.stringify(file);
    if (sentBytes(text) <= MAX_BYTES) return text;
  }
}
