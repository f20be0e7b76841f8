/** One line of the table. */
export interface Row {
  readonly scenario: string;
  readonly database: string;
  /** What was done, in figures. */
  readonly done: string;
  readonly seconds: number;
  readonly violations: readonly string[];
}

/** Runs a scenario and times it; one that breaks off is a violation too. */
export async function timed(
  scenario: string,
  database: string,
  run: () => Promise<Pick<Row, 'done' | 'violations'>>,
): Promise<Row> {
  process.stdout.write(`${scenario} (${database}) …\n`);
  const started = performance.now();
  let outcome: Pick<Row, 'done' | 'violations'>;
  try {
    outcome = await run();
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    outcome = { done: 'broke off', violations: [told] };
  }
  const row = { scenario, database, ...outcome, seconds: (performance.now() - started) / 1_000 };
  process.stdout.write(`${lineOf(row)}\n`);
  for (const line of alike(row.violations).slice(0, 20)) process.stdout.write(`  ! ${line}\n`);
  return row;
}

/** Violations that differ in numbers alone are one line, the frequent ones first. */
function alike(violations: readonly string[]): string[] {
  const groups = Object.values(
    Object.groupBy(violations, (text) => text.replaceAll(/[0-9a-f-]*\d[0-9a-f-]*/g, '0')),
  );
  return groups
    .map((group = []) => ({ count: group.length, first: group[0] }))
    .sort((one, other) => other.count - one.count)
    .map(({ count, first }) => (count === 1 ? `${first}` : `${count} × ${first}`));
}

/** The whole run as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  return [
    '| scenario | database | done | violations | seconds |',
    '|---|---|---|---|---|',
    ...rows.map(lineOf),
  ].join('\n');
}

function lineOf({ scenario, database, done, violations, seconds }: Row): string {
  return `| ${scenario} | ${database} | ${done} | ${violations.length} | ${seconds.toFixed(0)} |`;
}
