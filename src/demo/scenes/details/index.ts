import { vignette } from '../interiors/room.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { breakfast, candle, flowers } from './table-things.ts';
import { layTable, type Tabletop } from './tabletop.ts';
import { camera, key, map } from './travel-things.ts';
import { coffee, laptop, notebook } from './work-things.ts';

const COLORS = ['#d9694a', '#2f7a72', '#d9a03f', '#4f6f9c', '#8a5a83', '#f2ead9'] as const;

const work = (table: Tabletop, random: Random): string =>
  flowers(table, random, 0.42, 2.45) +
  laptop(table, -0.12, 2.05) +
  notebook(table, 0.34, 1.75, -0.25, random.pick(COLORS)) +
  coffee(table, -0.45, 1.75, random.pick(COLORS));

const morning = (table: Tabletop, random: Random): string =>
  flowers(table, random, -0.3, 2.4) +
  coffee(table, 0.42, 2.15, random.pick(COLORS)) +
  breakfast(table, random, 0.1, 1.85) +
  coffee(table, -0.28, 1.72, random.pick(COLORS)) +
  key(table, 0.42, 1.6, random.pick(COLORS));

const journey = (table: Tabletop, random: Random): string =>
  candle(table, -0.62, 2.4) +
  map(table, random, 0.05, 2.02, random.range(-0.2, 0.2)) +
  camera(table, 0.5, 1.85) +
  coffee(table, -0.42, 1.72, random.pick(COLORS)) +
  key(table, 0.12, 1.55, random.pick(COLORS));

const evening = (table: Tabletop, random: Random): string =>
  candle(table, 0.34, 2.3) +
  candle(table, 0.56, 2.05) +
  flowers(table, random, -0.42, 2.4) +
  notebook(table, -0.08, 1.85, 0.3, random.pick(COLORS)) +
  coffee(table, 0.3, 1.7, random.pick(COLORS)) +
  breakfast(table, random, -0.42, 1.8);

/** A small thing that tells of life there: a table with a view. */
export function drawDetail(stage: Stage): string {
  const random = stage.random.fork('detail');
  const wood = random.pick([stage.palette.wood, '#b98d62', '#8f6a4c', '#c9a47a', '#d9cfc0']);
  const table = layTable(stage, wood);
  const dark = stage.light.lamps > 0.5;
  const arrange = random.pick(dark ? [evening, journey, work] : [work, morning, journey]);
  return table.drawn + arrange(table, random) + vignette(stage);
}
