import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { boundingBox, isInside } from '#domain/places.ts';
import { decodeWater, type GroundFile, placeAround } from './ground.ts';
import { GROUND_KM, groundBox } from './ground-box.ts';
import { groundFeatures, RING_KM } from './ground-features.ts';
import { carveLand } from './testing/make-ground/carve-land.ts';
import { type CoastBin, drawCoasts } from './testing/make-ground/draw-coasts.ts';
import { collectPolygons, isWater } from './testing/make-ground/drawn-water.ts';
import { encodeRings, MAX_BYTES, sentBytes } from './testing/make-ground/encode-ground.ts';
import { GRID_CELLS } from './testing/make-ground/grid.ts';
import { placesOnLand } from './testing/make-ground/make-ground.ts';
import { type ByteGrid, signedArea, traceRings } from './testing/make-ground/trace-rings.ts';

const FOLDER = new URL('../../../../public/map/ground/', import.meta.url);
async function readGround(city: string): Promise<GroundFile> {
  return JSON.parse(await readFile(new URL(`${city}.json`, FOLDER), 'utf8'));
}
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
    const coordinates = collectPolygons(
      decodeWater(encodeRings({ coasts: [lake, around, hole], inland: [lake] }, box)),
    );
    expect(coordinates.map((rings) => rings.length).sort()).toEqual([1, 1, 2]);
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
  it('draws no neighbourhood, station or airport in water, nor do the cities around', async () => {
    const list: [id: string, latitude: number, longitude: number][] = JSON.parse(
      await readFile(new URL('../grounds.json', FOLDER), 'utf8'),
    );
    const files = await Promise.all(
      list.map(async ([id, latitude, longitude]) => {
        const file = await readGround(id);
        const square = boundingBox({ latitude, longitude }, GROUND_KM);
        return { id, file, square, water: decodeWater(file.water) };
      }),
    );
    const drawnOver = files.flatMap(({ id, file }) =>
      placesOnLand(file).flatMap((place) => {
        const over = files.find(
          ({ square, water }) =>
            isInside(square, place) && isWater(water, [place.longitude, place.latitude]),
        );
        return over === undefined
          ? []
          : [`${id}: ${place.latitude} ${place.longitude}, by ${over.id}`];
      }),
    );
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

  it('has the ground of Lisbon as the map draws it', async () => {
    const file = await readGround('lisbon');
    const drawn = groundFeatures([{ ...file, place: LISBON, water: decodeWater(file.water) }]);
    expect(drawn['ground-parts'].features).toHaveLength(file.parts.length);
    expect(drawn['ground-rings'].features).toHaveLength(RING_KM.length);
  });

  // Where those who know a city would see it first: the shore is within about 200 m of each.
  it.each([
    ['lisbon', 'Praça do Comércio', 38.7077, -9.1364, 'land'],
    ['lisbon', 'the Tagus off it', 38.7045, -9.1364, 'water'],
    ['lisbon', 'Portas do Sol', 38.7121, -9.1301, 'land'],
    ['lisbon', 'Graça', 38.7164, -9.1307, 'land'],
    ['lisbon', 'the Tagus off Santa Apolónia', 38.711, -9.1165, 'water'],
    ['lisbon', 'the monastery of Belém', 38.6979, -9.2062, 'land'],
    ['lisbon', 'the Tagus off it', 38.69, -9.2062, 'water'],
    ['lisbon', 'Cacilhas', 38.687, -9.149, 'land'],
    ['new-york', 'Castle Clinton', 40.7035, -74.0168, 'land'],
    ['new-york', 'below the Brooklyn Bridge', 40.706, -73.9967, 'water'],
    ['new-york', 'Dumbo', 40.7025, -73.987, 'land'],
    ['new-york', 'the Hudson off Chelsea', 40.7475, -74.015, 'water'],
    ['barcelona', 'the market of Barceloneta', 41.3802, 2.1893, 'land'],
    ['barcelona', 'the sea off it', 41.377, 2.1985, 'water'],
    ['istanbul', 'the Bosphorus', 41.035, 29.008, 'water'],
    ['istanbul', 'Üsküdar', 41.026, 29.02, 'land'],
    ['split', 'the Riva', 43.5085, 16.4395, 'land'],
    ['split', 'the harbour', 43.504, 16.438, 'water'],
    ['stockholm', 'Gamla Stan', 59.325, 18.071, 'land'],
    ['stockholm', 'Saltsjön', 59.3215, 18.09, 'water'],
    ['venice-it', 'San Marco', 45.4345, 12.3385, 'land'],
    ['venice-it', 'the Bacino', 45.431, 12.34, 'water'],
    ['valencia', 'Malvarrosa', 39.478, -0.327, 'land'],
    ['valencia', 'the sea off it', 39.478, -0.318, 'water'],
  ] as const)('in %s has %s in its place', async (city, _where, latitude, longitude, ground) => {
    const { water } = await readGround(city);
    expect(isWater(decodeWater(water), [longitude, latitude])).toBe(ground === 'water');
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

describe('coasts of the world’s map', () => {
  // A degree with a shore from its south to its north side, sea in its west, and an island in that.
  const shore: CoastBin = {
    isCornerWater: true,
    lines: [
      [
        [-9.14, 38],
        [-9.14, 39],
      ],
      [
        [-9.3, 38.7],
        [-9.3, 38.8],
        [-9.2, 38.8],
        [-9.2, 38.7],
        [-9.3, 38.7],
      ],
    ],
  };
  const sea: CoastBin = { isCornerWater: true, lines: [] };
  const land: CoastBin = { isCornerWater: false, lines: [] };
  const beyond: CoastBin = { isCornerWater: true, lines: [] };
  const read = (south: number, west: number) => {
    if (west !== -10) return west < -10 ? sea : land;
    return south === 38 ? shore : beyond;
  };
  const box = groundBox(LISBON);
  const byteAt = ({ bytes }: ByteGrid, latitude: number, longitude: number) => {
    const column = Math.floor(((longitude - box.west) / (box.east - box.west)) * GRID_CELLS);
    const row = Math.floor(((box.north - latitude) / (box.north - box.south)) * GRID_CELLS);
    return bytes[row * GRID_CELLS + column];
  };

  it('turn water into land and back at every crossing', () => {
    const grid = drawCoasts(read, box);
    expect(byteAt(grid, 38.75, -9.4)).toBe(255);
    expect(byteAt(grid, 38.75, -9.25)).toBe(0);
    expect(byteAt(grid, 38.75, -9.17)).toBe(255);
    expect(byteAt(grid, 38.75, -9.1)).toBe(0);
    expect(byteAt(grid, 38.5, -9.25)).toBe(255);
    // North of the line there is none to cross.
    expect(byteAt(grid, 39.1, -9.1)).toBe(255);
  });
});
