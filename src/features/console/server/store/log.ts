import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { isBackwards, type PageStart } from '#platform/server/database/keyset.ts';
import type { AuditRow } from '../../contract/schemas.ts';
import { iso } from './iso.ts';

export interface LogFilter {
  readonly actor?: string | undefined;
  readonly person?: string | undefined;
  readonly area?: string | undefined;
  readonly request?: string | undefined;
  /** Days in UTC, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** By the numbers of entries. */
  readonly start: PageStart<string>;
}

/** A page of what staff did, the latest first; the earliest first where it is read backwards. */
export async function listAuditRows(
  db: Queryable,
  { actor, person, area, request, from, until, start }: LogFilter,
  limit: number,
): Promise<AuditRow[]> {
  const conditions: SQL[] = [sql`true`];
  if (actor !== undefined) conditions.push(sql`e.actor_id = ${actor}::uuid`);
  if (person !== undefined) conditions.push(sql`e.person_id = ${person}::uuid`);
  if (area !== undefined) conditions.push(sql`starts_with(e.action, ${`${area}.`})`);
  if (request !== undefined) conditions.push(sql`e.request_id = ${request}`);
  if (from !== undefined) conditions.push(sql`e.at >= ${`${from}T00:00:00Z`}::timestamptz`);
  if (until !== undefined) {
    conditions.push(sql`e.at < ${`${until}T00:00:00Z`}::timestamptz + interval '1 day'`);
  }
  const backwards = isBackwards(start);
  if (backwards) conditions.push(sql`e.seq > ${start.before}::bigint`);
  else if (start.behind !== null) conditions.push(sql`e.seq < ${start.behind}::bigint`);
  const named = (id: SQL, name: SQL) =>
    sql`case when ${id} is not null
      then json_build_object('id', ${id}, 'name', coalesce(${name}, '')) end`;
  return queryRows<AuditRow>(
    db,
    sql`select e.seq::text, ${iso(sql`e.at`)} as at, e.action, e.subject_kind as "subjectKind",
        e.subject_id as "subjectId", e.reason, coalesce(e.before::text, '') as before,
        coalesce(e.after::text, '') as after, e.request_id as "requestId",
        ${named(sql`e.actor_id`, sql`a.name`)} as actor,
        ${named(sql`e.person_id`, sql`p.name`)} as person
      from audit_entry e
      left join "user" a on a.id = e.actor_id
      left join "user" p on p.id = e.person_id
      where ${sql.join(conditions, sql` and `)}
      order by ${backwards ? sql`e.seq` : sql`e.seq desc`} limit ${limit}`,
  );
}
