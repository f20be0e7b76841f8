import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** The relation of two people before a message. */
export interface Acquaintance {
  /** Whether a reservation between them, in either direction, is agreed and not over. */
  readonly hasAgreed: boolean;
  /** Whether the other one has written to the person, or one has reserved from the other. */
  readonly isKnown: boolean;
}

export async function readAcquaintance(
  db: Queryable,
  userId: string,
  otherId: string,
): Promise<Acquaintance> {
  const [row] = await queryRows<Acquaintance>(
    db,
    sql`
      with shared as (
        select status, is_instant and paid = 0 and paid_at is null as is_hold from reservation
        where guest_id = ${userId} and host_id = ${otherId}
          or guest_id = ${otherId} and host_id = ${userId}
      )
      select
        exists (select from shared where status in ('approved', 'checked-in') and not is_hold)
          as "hasAgreed",
        exists (select from shared) or exists (
          select from conversation c
          join message m on m.conversation_id = c.id
          where (c.guest_id = ${userId} and c.host_id = ${otherId}
            or c.guest_id = ${otherId} and c.host_id = ${userId})
            and m.sender_id = ${otherId}
        ) as "isKnown"`,
  );
  return row ?? { hasAgreed: false, isKnown: false };
}
