import { vignette } from '../interiors/room.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { breakfast, candle, flowers } from './table-things.ts';
import { layTable, type Tabletop } from './tabletop.ts';
import { camera, key, map } from './travel-things.ts';
import { coffee, laptop, notebook } from './work-things.ts';

const COLORS = ['#d9694a', '#2f7a72', '#d9a03f', '#4f6f9c', '#8a5a83', '#f2ead9'] as const;

const work = (table: Tabletop, random: Random): string =>
  flowers(table, random, 0.42, 2.69) +
  laptop(table, -0.12, 2.29) +
  notebook(table, 0.34, 1.99, -0.25, random.pick(COLORS)) +
  coffee(table, -0.45, 1.99, random.pick(COLORS));

const morning = (table: Tabletop, random: Random): string =>
  flowers(table, random, -0.3, 2.64) +
  coffee(table, 0.42, 2.39, random.pick(COLORS)) +
  breakfast(table, random, 0.1, 2.09) +
  coffee(table, -0.28, 1.96, random.pick(COLORS)) +
  key(table, 0.42, 1.84, random.pick(COLORS));

const journey = (table: Tabletop, random: Random): string =>
  candle(table, -0.62, 2.64) +
  map(table, random, 0.05, 2.26, random.range(-0.2, 0.2)) +
  camera(table, 0.5, 2.09) +
  coffee(table, -0.42, 1.96, random.pick(COLORS)) +
  key(table, 0.12, 1.79, random.pick(COLORS));

const evening = (table: Tabletop, random: Random): string =>
  candle(table, 0.34, 2.54) +
  candle(table, 0.56, 2.29) +
  flowers(table, random, -0.42, 2.64) +
  notebook(table, -0.08, 2.09, 0.3, random.pick(COLORS)) +
  coffee(table, 0.3, 1.94, random.pick(COLORS)) +
  breakfast(table, random, -0.42, 2.04);

/** A small thing that tells of life there: a table with a view. */
export function drawDetail(stage: Stage): string {
  const random = stage.random.fork('detail');
  const wood = random.pick([stage.palette.wood, '#b98d62', '#8f6a4c', '#c9a47a', '#d9cfc0']);
  const table = layTable(stage, wood);
  const dark = stage.light.lamps > 0.5;
  const arrange = random.pick(dark ? [evening, journey, work] : [work, morning, journey]);
  return table.drawn + arrange(table, random) + vignette(stage);
}
