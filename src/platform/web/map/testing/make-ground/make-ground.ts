import type { Position } from '#domain/places.ts';
import type { GroundAirport, GroundFile, GroundPart, GroundStation } from '../../ground.ts';
import { groundBox } from '../../ground-box.ts';
import { carveLand } from './carve-land.ts';
import { drawWaters, type WorldWaters } from './draw-waters.ts';
import { encodeRings, MAX_BYTES, sentBytes } from './encode-ground.ts';
import { simplifyLine } from './simplify-line.ts';
import { signedArea, traceRings } from './trace-rings.ts';

/** Input of the generator for a city. */
export interface GroundCity {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly parts: readonly GroundPart[];
  readonly airport: GroundAirport | null;
  readonly stations: readonly GroundStation[];
}

/** Cells that a line may be off by; increased while the file is too large. */
const FIRST_TOLERANCE = 0.5;
const COARSER = 1.4;
/** Twice the cells of the smallest water and the smallest island that are drawn: 1.2 km². */
const MIN_AREA = 1000;

/** Places of a city's file that must not be covered by water. */
export function placesOnLand(
  city: Pick<GroundCity, 'parts' | 'airport' | 'stations'>,
): readonly Position[] {
  return [...city.parts, ...city.stations, ...(city.airport === null ? [] : [city.airport])];
}

/** A city's file: its waters, its neighbourhoods, its airport and its stations. */
export async function makeGround(city: GroundCity, waters: WorldWaters): Promise<string> {
  const box = groundBox(city);
  const water = carveLand(await drawWaters(waters, box), box, placesOnLand(city));
  const rings = traceRings(water).filter((ring) => Math.abs(signedArea(ring)) >= MIN_AREA);
  for (let tolerance = FIRST_TOLERANCE; ; tolerance *= COARSER) {
    const file: GroundFile = {
      water: encodeRings(
        rings.map((ring) => simplifyLine(ring, tolerance)).filter(({ length }) => length > 3),
        box,
      ),
      parts: city.parts,
      airport: city.airport,
      stations: city.stations,
    };
    const text = JSON.stringify(file);
    if (sentBytes(text) <= MAX_BYTES) return text;
  }
}
