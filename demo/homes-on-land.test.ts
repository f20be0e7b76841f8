import { readFileSync } from 'node:fs';
import type { FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { boundingBox, isInside, type Position } from '#domain/places.ts';
import { decodeWater, type GroundFile } from '#platform/web/map/ground.ts';
import { GROUND_KM } from '#platform/web/map/ground-box.ts';
import { isWater } from '#platform/web/map/testing/make-ground/drawn-water.ts';
import { shownPosition } from './store/stays.ts';
import { buildWorld } from './world/index.ts';

const FOLDER = new URL('../public/map/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));
const cities = (read('grounds.json') as [string, number, number][]).map(
  ([id, latitude, longitude]) => ({
    box: boundingBox({ latitude, longitude }, GROUND_KM),
    water: decodeWater((read(`ground/${id}.json`) as GroundFile).water),
  }),
);

/** The waters that the map draws around a position: where squares of cities meet, those of each. */
const watersAround = (position: Position): FeatureCollection[] =>
  cities.flatMap(({ box, water }) => (isInside(box, position) ? [water] : []));

const isAfloat = (position: Position) =>
  watersAround(position).some((water) => isWater(water, [position.longitude, position.latitude]));
const { stays } = buildWorld({ seed: 20_260_301, today: '2026-11-21' });
const ashore = stays.filter(({ ground }) => ground !== 'mooring');

const written = (found: typeof ashore) =>
  found.map(({ city, neighbourhood, title }) => `${city}, ${neighbourhood}: ${title}`);

test('no home of the demo world stands in water, but boats at their moorings', () => {
  expect(written(ashore.filter(isAfloat))).toEqual([]);
});

test.each(['one secret', 'another'])('nor is its pin in water, by %s', (secret) => {
  const seed = (id: string) => `${secret} ${id}`;
  expect(written(ashore.filter((stay) => isAfloat(shownPosition(stay, seed))))).toEqual([]);
});
