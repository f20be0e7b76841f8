import { vignette } from '../interiors/room.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { breakfast, candle, flowers } from './table-things.ts';
import { layTable, type Tabletop } from './tabletop.ts';
import { camera, key, map } from './travel-things.ts';
import { coffee, laptop, notebook } from './work-things.ts';

const COLORS = ['#d9694a', '#2f7a72', '#d9a03f', '#4f6f9c', '#8a5a83', '#f2ead9'] as const;

/** Turns an arrangement round and moves its things a little, so that no two tables are laid alike. */
type Place = (across: number) => number;
type Arrange = (table: Tabletop, random: Random, at: Place) => string;

const work: Arrange = (table, random, at) =>
  (random.chance(0.75) ? flowers(table, random, at(0.42), 2.69) : candle(table, at(0.45), 2.6)) +
  (random.chance(0.3) ? breakfast(table, random, at(-0.6), 2.5) : '') +
  laptop(table, at(-0.12), random.range(2.2, 2.36)) +
  notebook(
    table,
    at(0.36),
    random.range(1.96, 2.08),
    random.range(-0.4, 0.4),
    random.pick(COLORS),
  ) +
  coffee(table, at(-0.47), random.range(1.94, 2.1), random.pick(COLORS));

const morning: Arrange = (table, random, at) =>
  flowers(table, random, at(-0.3), random.range(2.55, 2.7)) +
  coffee(table, at(0.44), 2.39, random.pick(COLORS)) +
  (random.chance(0.5) ? breakfast(table, random, at(-0.66), 2.36) : '') +
  breakfast(table, random, at(0.1), 2.09) +
  coffee(table, at(-0.3), 1.96, random.pick(COLORS)) +
  (random.chance(0.6)
    ? key(table, at(0.44), 1.86, random.pick(COLORS))
    : notebook(table, at(0.46), 1.94, random.range(-0.4, 0.4), random.pick(COLORS)));

const journey: Arrange = (table, random, at) =>
  (random.chance(0.6) ? candle(table, at(-0.6), 2.64) : flowers(table, random, at(-0.58), 2.68)) +
  map(table, random, at(0.05), 2.26, random.range(-0.24, 0.24)) +
  camera(table, at(0.48), 2.09) +
  coffee(table, at(-0.42), 1.96, random.pick(COLORS)) +
  key(table, at(0.12), 1.83, random.pick(COLORS));

const evening: Arrange = (table, random, at) =>
  candle(table, at(0.34), 2.54) +
  flowers(table, random, at(-0.42), 2.64) +
  candle(table, at(0.56), 2.29) +
  notebook(table, at(-0.08), 2.09, random.range(-0.4, 0.4), random.pick(COLORS)) +
  breakfast(table, random, at(-0.42), 2.04) +
  coffee(table, at(0.3), 1.94, random.pick(COLORS));

/** A small thing that tells of life there: a table with a view. */
export function drawDetail(stage: Stage): string {
  const random = stage.random.fork('detail');
  const wood = random.pick([stage.palette.wood, '#b98d62', '#8f6a4c', '#c9a47a', '#d9cfc0']);
  const table = layTable(stage, wood);
  const dark = stage.light.lamps > 0.5;
  const arrange = random.pick(dark ? [evening, journey, work] : [work, morning, journey]);
  const turn = random.chance(0.5) ? 1 : -1;
  const at: Place = (across) => turn * across + random.range(-0.05, 0.05);
  return table.drawn + arrange(table, random, at) + vignette(stage);
}
