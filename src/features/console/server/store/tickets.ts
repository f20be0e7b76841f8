import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { TicketState } from '#domain/tickets.ts';
import { supportAnswers, supportTickets } from '#features/editorial/server/tables.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { isBackwards, type PageStart } from '#platform/server/database/keyset.ts';
import { iso, jsonRows } from './iso.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A message to support in a list. */
export interface TicketRow {
  readonly reference: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly state: TicketState;
  readonly owner: Named | null;
  readonly createdAt: string;
  readonly answers: number;
}

export interface TicketFilter {
  readonly state: TicketState;
  /** Whose; `none` for those without an owner; null for all. */
  readonly ownerId: string | 'none' | null;
  /** By their references. */
  readonly start: PageStart<string>;
}

const ROW = sql`t.reference, t.subject, t.name, t.email, t.state,
  case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as owner,
  ${iso(sql`t.created_at`)} as "createdAt",
  (select count(*)::int from support_answer a where a.ticket_id = t.id) as answers`;

/**
 * A page of messages: open ones the oldest first, since they wait, others the newest first; the other
 * way round where it is read backwards.
 */
export async function listTicketRows(
  db: Queryable,
  { state, ownerId, start }: TicketFilter,
  limit: number,
): Promise<TicketRow[]> {
  const rises = (state === 'open') !== isBackwards(start);
  const conditions: SQL[] = [sql`t.state = ${state}`];
  if (ownerId === 'none') conditions.push(sql`t.owner_id is null`);
  else if (ownerId !== null) conditions.push(sql`t.owner_id = ${ownerId}::uuid`);
  const anchor = start.behind ?? start.before;
  if (anchor !== null) {
    const last = sql`(select l.created_at, l.id from support_ticket l where l.reference = ${anchor})`;
    conditions.push(
      rises ? sql`(t.created_at, t.id) > ${last}` : sql`(t.created_at, t.id) < ${last}`,
    );
  }
  const order = rises ? sql`t.created_at, t.id` : sql`t.created_at desc, t.id desc`;
  return queryRows<TicketRow>(
    db,
    sql`select ${ROW} from support_ticket t left join "user" o on o.id = t.owner_id
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`,
  );
}

/** A message with its thread. */
export interface TicketWithThread extends TicketRow {
  readonly id: string;
  readonly message: string;
  readonly locale: string;
  readonly reservation: string;
  readonly page: string;
  readonly requestId: string;
  readonly account: Named | null;
  readonly thread: readonly {
    readonly author: Named;
    readonly text: string;
    readonly at: string;
  }[];
  readonly others: readonly {
    readonly reference: string;
    readonly subject: string;
    readonly state: TicketState;
    readonly createdAt: string;
  }[];
}

/** Other messages from the same address that are shown. */
const OTHERS = 10;

export async function findTicket(
  db: Queryable,
  reference: string,
): Promise<TicketWithThread | null> {
  const thread = jsonRows(sql`
    select json_build_object('id', w.id, 'name', w.name) as author, a.text, ${iso(sql`a.at`)} as at
    from support_answer a join "user" w on w.id = a.author_id
    where a.ticket_id = t.id order by a.at, a.id`);
  const others = jsonRows(sql`
    select b.reference, b.subject, b.state, ${iso(sql`b.created_at`)} as "createdAt"
    from support_ticket b where b.email = t.email and b.id <> t.id
    order by b.created_at desc, b.id limit ${OTHERS}`);
  const [found] = await queryRows<TicketWithThread>(
    db,
    sql`select t.id, ${ROW}, t.message, t.locale, t.reservation, t.page,
        t.request_id as "requestId",
        case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as account,
        ${thread} as thread, ${others} as others
      from support_ticket t
      left join "user" o on o.id = t.owner_id
      left join "user" u on u.id = t.account_id
      where t.reference = ${reference}`,
  );
  return found ?? null;
}

type Ticket = typeof supportTickets.$inferSelect;

/** A message, locked until the transaction ends. */
export async function lockTicket(tx: Queryable, reference: string): Promise<Ticket | null> {
  const [found] = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.reference, reference))
    .for('update');
  return found ?? null;
}

export async function patchTicket(
  tx: Queryable,
  id: string,
  change: Partial<Pick<Ticket, 'state' | 'ownerId'>>,
): Promise<void> {
  await tx
    .update(supportTickets)
    .set(change)
    .where(and(eq(supportTickets.id, id)));
}

/** Adds an answer. @returns its id */
export async function insertAnswer(
  tx: Queryable,
  answer: typeof supportAnswers.$inferInsert,
): Promise<string> {
  const [added] = await tx
    .insert(supportAnswers)
    .values(answer)
    .returning({ id: supportAnswers.id });
  if (added === undefined) throw new Error('the answer was not stored');
  return added.id;
}
