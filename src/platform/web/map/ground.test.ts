import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { decodeWater, type GroundFile, placeAround } from './ground.ts';
import { GROUND_KM, groundBox } from './ground-box.ts';
import { groundFeatures, RING_KM } from './ground-features.ts';
import { carveLand } from './testing/make-ground/carve-land.ts';
import { collectPolygons, isWater } from './testing/make-ground/drawn-water.ts';
import { encodeRings, MAX_BYTES, sentBytes } from './testing/make-ground/encode-ground.ts';
import { GRID_CELLS } from './testing/make-ground/grid.ts';
import { placesOnLand } from './testing/make-ground/make-ground.ts';
import { type ByteGrid, signedArea, traceRings } from './testing/make-ground/trace-rings.ts';

const FOLDER = new URL('../../../../public/map/ground/', import.meta.url);
const LISBON = { id: 'lisbon', latitude: 38.7223, longitude: -9.1393 };

/** A grid written with letters: every letter but a dot is water. */
function parseGrid(...rows: string[]): ByteGrid {
  const bytes = rows.flatMap((row) => [...row].map((letter) => (letter === '.' ? 0 : 255)));
  return { width: rows[0]?.length ?? 0, height: rows.length, bytes: Uint8Array.from(bytes) };
}

describe('the rings of a grid', () => {
  it('close around each water, and the other way around each island', () => {
    const rings = traceRings(parseGrid('.....', '.###.', '.#.#.', '.###.', '.....'));
    expect(rings.map((ring) => ring.at(-1))).toEqual(rings.map(([first]) => first));
    expect(rings.map((ring) => Math.sign(signedArea(ring))).sort()).toEqual([-1, 1]);
  });

  it('close along the edge, beyond which there is no water', () => {
    const [ring, ...more] = traceRings(parseGrid('##', '##'));
    expect(more).toEqual([]);
    // Half a cell further out on each side than the middles of the cells.
    expect(Math.abs(signedArea(ring ?? []) / 2)).toBeCloseTo(3.5);
  });

  it('join waters that touch by a corner into one', () => {
    expect(traceRings(parseGrid('....', '.#..', '..#.', '....'))).toHaveLength(1);
    expect(traceRings(parseGrid('....', '..#.', '.#..', '....'))).toHaveLength(1);
  });
});

describe('the encoding of a ground', () => {
  const box = groundBox(LISBON);
  const square = (from: number, to: number) =>
    [
      [from, from],
      [from, to],
      [to, to],
      [to, from],
      [from, from],
    ] as const;
  const around = square(100, 2000);
  const hole = [...square(500, 700)].reverse();
  const lake = square(550, 600);

  it('comes back to 15 m, holes with what is around them', () => {
    const coordinates = collectPolygons(decodeWater(encodeRings([lake, around, hole], box)));
    expect(coordinates.map((rings) => rings.length).sort()).toEqual([1, 2]);
    const outer = coordinates.find((rings) => rings.length === 2)?.[0] ?? [];
    const metre = (GROUND_KM * 2000) / GRID_CELLS;
    for (const [at, [x, y]] of around.entries()) {
      const [longitude = 0, latitude = 0] = outer[at] ?? [];
      const column = ((longitude - box.west) / (box.east - box.west)) * GRID_CELLS - 0.5;
      const row = ((box.north - latitude) / (box.north - box.south)) * GRID_CELLS - 0.5;
      expect(Math.abs(column - x) * metre).toBeLessThan(15);
      expect(Math.abs(row - y) * metre).toBeLessThan(15);
    }
  });
});

describe('land that is taken back from a grid', () => {
  const side = GRID_CELLS;
  const box = groundBox(LISBON);
  const at = (column: number, row: number) => ({
    latitude: box.north - ((row + 0.5) / side) * (box.north - box.south),
    longitude: box.west + ((column + 0.5) / side) * (box.east - box.west),
  });
  /** Water east of a column. */
  function shoreAt(column: number): ByteGrid {
    const bytes = new Uint8Array(side * side);
    for (let row = 0; row < side; row += 1) bytes.fill(255, row * side + column, (row + 1) * side);
    return { width: side, height: side, bytes };
  }
  const waterIn = ({ bytes }: ByteGrid) => bytes.reduce((sum, byte) => sum + byte, 0) / 255;
  const shore = shoreAt(1000);

  it('joins a place in water to its shore, and no more than that', () => {
    const carved = carveLand(shore, box, [at(1010, 700)]);
    for (let column = 1000; column <= 1010; column += 1) {
      expect(carved.bytes[700 * side + column]).toBe(0);
    }
    expect(carved.bytes[700 * side + 1017]).toBe(255);
    expect(waterIn(shore) - waterIn(carved)).toBeLessThan(20 * 11);
    expect(shore.bytes[700 * side + 1005], 'the given grid').toBe(255);
  });

  it('stands alone where the shore is far', () => {
    const carved = carveLand(shore, box, [at(1500, 700)]);
    expect(traceRings(carved)).toHaveLength(2);
    expect(carved.bytes[700 * side + 1500]).toBe(0);
  });

  it('is none for a place on land', () => {
    const carved = carveLand(shore, box, [at(990, 700)]);
    expect(Buffer.compare(carved.bytes, shore.bytes)).toBe(0);
  });

  it('reaches no further than the edge of the square', () => {
    const sea = shoreAt(0);
    expect(traceRings(carveLand(sea, box, [at(0, 0), at(side - 1, side - 1)]))).toHaveLength(1);
  });
});

describe('public/map/ground', () => {
  it('draws no neighbourhood, station or airport in water', async () => {
    const drawnOver: string[] = [];
    for (const name of await readdir(FOLDER)) {
      const file: GroundFile = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'));
      const water = decodeWater(file.water);
      for (const place of placesOnLand(file)) {
        if (isWater(water, [place.longitude, place.latitude])) {
          drawnOver.push(`${name}: ${place.latitude} ${place.longitude}`);
        }
      }
    }
    expect(drawnOver).toEqual([]);
  });

  it(`has files that travel in ${MAX_BYTES} bytes at most, each of a listed city`, async () => {
    const names = await readdir(FOLDER);
    const list: [string][] = JSON.parse(await readFile(new URL('../grounds.json', FOLDER), 'utf8'));
    expect(names.map((name) => name.replace('.json', '')).sort()).toEqual(
      list.map(([id]) => id).sort(),
    );
    const sizes = names.map(async (name) => ({
      name,
      bytes: sentBytes(await readFile(new URL(name, FOLDER), 'utf8')),
    }));
    const tooLarge = (await Promise.all(sizes)).filter(({ bytes }) => bytes > MAX_BYTES);
    expect(tooLarge).toEqual([]);
  });

  it('has the Tagus south of Lisbon, and land where the town is', async () => {
    const file: GroundFile = JSON.parse(await readFile(new URL('lisbon.json', FOLDER), 'utf8'));
    const water = decodeWater(file.water);
    expect(isWater(water, [-9.15, 38.69])).toBe(true);
    expect(isWater(water, [-9.3, 38.6])).toBe(true);
    expect(isWater(water, [-9.14, 38.72])).toBe(false);
    expect(isWater(water, [-9.16, 38.64])).toBe(false);
    const drawn = groundFeatures([{ ...file, place: LISBON, water }]);
    expect(drawn['ground-parts'].features).toHaveLength(file.parts.length);
    expect(drawn['ground-rings'].features).toHaveLength(RING_KM.length);
  });
});

describe('the city around a position', () => {
  const suva = { id: 'suva', latitude: -18.14, longitude: 179.9 };

  it.each([
    ['in its middle', LISBON, 'lisbon'],
    ['at 59 km', { latitude: 38.7223 + 59 / 111.2, longitude: -9.1393 }, 'lisbon'],
    ['at 61 km', { latitude: 38.7223 + 61 / 111.2, longitude: -9.1393 }, undefined],
    ['over the antimeridian', { latitude: -18.1, longitude: -179.8 }, 'suva'],
  ])('%s', (_where, position, id) => {
    expect(placeAround([LISBON, suva], position)?.id).toBe(id);
  });
});
