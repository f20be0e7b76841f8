import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { iso, jsonRows } from './iso.ts';

/** Mails that have not left. */
export interface Outbox {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingSeconds: number;
  readonly unsent: readonly {
    readonly id: string;
    readonly template: string;
    readonly status: string;
    readonly tries: number;
    readonly error: string;
    readonly createdAt: string;
  }[];
}

/** Counts the mails that have not left, and reads the oldest of them, in one statement. */
export async function readOutbox(db: Queryable, limit: number): Promise<Outbox> {
  const unsent = jsonRows(sql`
    select m.id, m.template, m.status, m.attempts as tries, coalesce(m.last_error, '') as error,
      ${iso(sql`m.created_at`)} as "createdAt"
    from mail_outbox m where m.status in ('queued', 'sending', 'failed')
    order by m.status = 'failed' desc, m.created_at, m.id limit ${limit}`);
  const [found] = await queryRows<Outbox>(
    db,
    sql`select count(*) filter (where status <> 'failed')::int as waiting,
        count(*) filter (where status = 'failed')::int as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where status <> 'failed')), 0)
          ::float8 as "oldestWaitingSeconds",
        ${unsent} as unsent
      from mail_outbox where status in ('queued', 'sending', 'failed')`,
  );
  return found ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0, unsent: [] };
}
