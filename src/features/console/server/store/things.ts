import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { ConsoleListing, ConsoleReservation } from '../../contract/thing-routes.ts';
import { iso, jsonRows } from './iso.ts';

/** Rows of each list on the page. */
const SHOWN = 50;

export type StoredListing = Omit<ConsoleListing, 'path' | 'may'>;

/** A listing with what was reported and decided about it, in one statement. */
export async function findListing(db: Queryable, id: string): Promise<StoredListing | null> {
  const pictures = sql`(select coalesce(json_agg(p.key order by p.sort_order), '[]'::json)
    from listing_picture p where p.listing_id = l.id)`;
  const reservations = jsonRows(sql`
    select r.status, count(*)::int as count from reservation r
    where r.listing_id = l.id group by r.status order by r.status`);
  const reports = jsonRows(sql`
    select t.reference, t.reason, t.text, ${iso(sql`t.created_at`)} as at
    from report t
    join moderation_item i on i.id = t.item_id
    where i.owner_id = l.host_id and t.subject_kind = 'listing' and t.subject_id = l.id::text
    order by t.created_at desc, t.id limit ${SHOWN}`);
  const decisions = jsonRows(sql`
    select d.act, d.rule, d.words, coalesce(d.is_granted, false) as "isUndone",
      case when w.id is not null then json_build_object('id', w.id, 'name', w.name) end as by,
      ${iso(sql`d.decided_at`)} as at
    from moderation_decision d left join "user" w on w.id = d.decided_by
    where d.subject_kind = 'listing' and d.subject_id = l.id::text
    order by d.decided_at desc, d.id limit ${SHOWN}`);
  const [found] = await queryRows<StoredListing>(
    db,
    sql`
      select l.id, l.kind, l.title, l.description,
        concat_ws(', ', nullif(l.city, ''), nullif(l.region, ''), l.country_code) as place,
        json_build_object('id', h.id, 'name', h.name) as host,
        case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as manager,
        l.moderation_state as state, l.host_suspended as "hostSuspended",
        l.deleted_at is not null as "isDeleted", is_listed(l) as "isListed",
        l.rating_sum as "ratingSum", l.rating_count as "ratingCount",
        ${iso(sql`l.created_at`)} as "createdAt", ${iso(sql`l.updated_at`)} as "updatedAt",
        ${pictures} as pictures, ${reservations} as reservations, ${reports} as reports,
        ${decisions} as decisions
      from listing l
      join "user" h on h.id = l.host_id
      left join experience e on e.listing_id = l.id
      left join "user" m on m.id = e.managed_by
      where l.id = ${id}`,
  );
  return found ?? null;
}

export interface StoredReservation
  extends Omit<ConsoleReservation, 'may' | 'refundTerms' | 'resolutions' | 'money'> {
  readonly money: NonNullable<ConsoleReservation['money']>;
  /** Claims and problems that are open. */
  readonly openCount: number;
}

/** A reservation with its words and its money, in one statement. */
export async function findReservation(
  db: Queryable,
  id: string,
): Promise<StoredReservation | null> {
  const timeline = jsonRows(sql`
    select ${iso(sql`e.at`)} as at, e.party, e.action, e.to_status as "toStatus",
      coalesce(e.reason, '') as reason
    from reservation_event e where e.reservation_id = r.id order by e.sequence limit ${SHOWN * 4}`);
  const words = jsonRows(sql`
    select ${iso(sql`said.at`)} as at, said.party, said.step, said.text
    from (
      select r.created_at as at, 'guest' as party, 'request' as step, r.message as text
      union all
      select n.at, n.party, n.step, n.text from resolution_entry n
      join deposit_claim c on c.id = n.claim_id where c.reservation_id = r.id
      union all
      select n.at, n.party, n.step, n.text from resolution_entry n
      join problem_case c on c.id = n.case_id where c.reservation_id = r.id
    ) said
    where said.text <> '' order by said.at limit ${SHOWN * 4}`);
  const payments = jsonRows(sql`
    select p.id, p.amount, p.status, p.provider,
      coalesce(p.provider_reference, p.provider_session, '') as reference,
      ${iso(sql`p.created_at`)} as at
    from payment p where p.reservation_id = r.id order by p.created_at, p.id limit ${SHOWN}`);
  const refunds = jsonRows(sql`
    select f.id, f.amount, f.status, ${iso(sql`f.created_at`)} as at
    from refund f join payment p on p.id = f.payment_id
    where p.reservation_id = r.id order by f.created_at, f.id limit ${SHOWN}`);
  const ledger = jsonRows(sql`
    select ${iso(sql`t.at`)} as at, t.kind, e.account, e.amount
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
    where t.reservation_id = r.id order by t.at, t.id, e.id limit ${SHOWN * 4}`);
  const [found] = await queryRows<StoredReservation>(
    db,
    sql`
      select r.id, r.key, r.kind, r.status, r.guests, r.time_zone as "timeZone",
        json_build_object('id', r.listing_id, 'title', r.listing_title) as listing,
        json_build_object('id', g.id, 'name', g.name) as guest,
        json_build_object('id', h.id, 'name', h.name) as host,
        r.start_date::text as "startDate", r.end_date::text as "endDate",
        ${iso(sql`r.created_at`)} as "createdAt",
        case when r.status = 'pending' then ${iso(sql`r.answer_by`)} end as "answerBy",
        case when r.status = 'approved' and r.paid_at is null then ${iso(sql`r.pay_by`)} end as "payBy",
        ${timeline} as timeline, ${words} as words,
        (select count(*)::int from deposit_claim c
          where c.reservation_id = r.id and c.state in ('waiting', 'review'))
        + (select count(*)::int from problem_case c
          where c.reservation_id = r.id and c.state <> 'closed') as "openCount",
        json_build_object('total', r.total, 'paid', r.paid, 'refunded', r.refunded,
          'payments', ${payments}, 'refunds', ${refunds}, 'ledger', ${ledger}) as money
      from reservation r
      join "user" g on g.id = r.guest_id
      join "user" h on h.id = r.host_id
      where r.id = ${id}`,
  );
  return found ?? null;
}
