import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '../../database/database.ts';
import type { TableShape } from '../backup-source.ts';

/**
 * Has a database take rows as they are, in any order, until the returned function is called: no
 * trigger of ours derives, counts or refuses anything, and foreign keys are checked at the end, all
 * at once. The owner of the tables may do so; no other right is needed, as
 * `session_replication_role` would.
 *
 * @returns checks all foreign keys and switches everything on again
 */
export async function suspendRules(
  tx: Queryable,
  tables: readonly TableShape[],
): Promise<() => Promise<void>> {
  const ours = tables.filter(({ schema }) => schema === 'public');
  const keys = await queryRows<{ table: string; name: string; definition: string }>(
    tx,
    sql`
      select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conparentid = 0
      order by c.relname, k.conname`,
  );
  for (const { table, name } of keys) {
    await tx.execute(
      sql`alter table public.${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  }
  for (const { name } of ours) {
    await tx.execute(sql`alter table public.${sql.identifier(name)} disable trigger user`);
  }
  return async () => {
    for (const { name } of ours) {
      await tx.execute(sql`alter table public.${sql.identifier(name)} enable trigger user`);
    }
    for (const { table, name, definition } of keys) {
      await tx.execute(
        sql`alter table public.${sql.identifier(table)}
          add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
  };
}
