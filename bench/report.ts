import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { RESULTS } from './paths.ts';
import { isKept, type Row } from './rows/row.ts';
import type { Settings } from './settings.ts';

/** What was there when it was measured. */
export interface Circumstances {
  readonly stays: number;
  readonly nights: number;
  readonly largeStays: number | null;
  readonly largeNights: number | null;
  /** Load of the machine before anything of ours ran. */
  readonly loadBefore: number;
  /** Parts that could not be measured, and why. */
  readonly failures: readonly string[];
}

/** The table for a person, in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const kept = isKept(row);
    const verdict = kept === null ? 'no goal set' : kept ? 'kept' : '**missed**';
    const cells = [row.name, row.reference, figure(row), goalText(row), verdict, row.details];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| row | reference | measured | goal | | figures |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function figure({ value, unit }: Row): string {
  if (!Number.isFinite(value)) return 'none';
  const digits = unit === '×' ? 2 : unit === 'ms' ? 0 : unit === '' && value >= 1 ? 0 : 2;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

function goalText({ goal, unit }: Row): string {
  if (goal === null) return '–';
  return `${goal.kind === 'at-least' ? '≥' : '≤'} ${goal.value}${unit === '' ? '' : ` ${unit}`}`;
}

/** Writes `results/<date>.md` and `latest.json`; only a whole, full-size run is kept. */
export function keepResults(
  settings: Settings,
  rows: readonly Row[],
  circumstances: Circumstances,
): string | null {
  if (settings.quick || settings.only.length > 0) return null;
  mkdirSync(RESULTS, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const file = join(RESULTS, `${date}.md`);
  writeFileSync(file, `${documentOf(date, settings, rows, circumstances)}\n`);
  const judged = rows.map((row) => ({ ...row, kept: isKept(row) }));
  writeFileSync(
    join(RESULTS, 'latest.json'),
    `${JSON.stringify({ date, settings, circumstances, rows: judged }, null, 2)}\n`,
  );
  return file;
}

export function documentOf(
  date: string,
  settings: Settings,
  rows: readonly Row[],
  circumstances: Circumstances,
): string {
  const { stays, nights, largeStays, largeNights, loadBefore, failures } = circumstances;
  const many = (value: number) => value.toLocaleString('en');
  return [
    `# Benchmark of ${date}`,
    '',
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}, commit ${commit()}. Load of the machine before the run: ${loadBefore.toFixed(2)}.`,
    '',
    `Database: ${many(stays)} stays with ${many(nights)} nights${largeStays === null ? '' : `, the large one ${many(largeStays)} with ${many(largeNights ?? 0)}`}. ${settings.rounds} rounds of ${settings.seconds} s, ${settings.connections} connections, ${settings.servers} server process; row and reference in turn, medians of the rounds' ratios. Clients, server and database share the machine.`,
    '',
    tableOf(rows),
    ...(failures.length === 0
      ? []
      : ['', 'Not measured:', '', ...failures.map((why) => `- ${why}`)]),
  ].join('\n');
}

/** The load of the last minute. */
export function machineLoad(): number {
  return loadavg()[0] ?? 0;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
