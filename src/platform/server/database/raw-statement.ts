import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * Runs a statement that a library wrote with `$1…` placeholders in a transaction of ours.
 *
 * @param text one statement; a `$` followed by digits is a placeholder wherever it occurs
 * @throws RangeError when a placeholder has no value
 */
export async function executeOn(
  tx: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: Record<string, unknown>[] }> {
  return tx.execute(withValues(text, values));
}

function withValues(text: string, values: readonly unknown[]): SQL {
  const chunks = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part);
    const position = Number(part) - 1;
    if (position < 0 || position >= values.length) throw new RangeError(`no value for $${part}`);
    // A parameter of its own, so that a list arrives as one array and not as many values.
    return sql`${sql.param(values[position])}`;
  });
  return sql.join(chunks);
}
