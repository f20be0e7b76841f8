import { type SQL, sql } from 'drizzle-orm';
import type { TimelineArea } from '#domain/console.ts';
import { ROLE_OF } from '#features/accounts/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { isBackwards, type PageStart } from '#platform/server/database/keyset.ts';
import type { ConsolePerson } from '../../contract/people-routes.ts';
import { iso, jsonRows } from './iso.ts';

/** Rows of each list on the page. */
const SHOWN = 20;

/** All but the timeline, and sessions with the header that their browsers sent. */
export type StoredPerson = Omit<
  ConsolePerson,
  'timeline' | 'previous' | 'next' | 'may' | 'sessions'
> & {
  readonly sessions: readonly {
    readonly userAgent: string;
    readonly startedAt: string;
    readonly lastUsedAt: string;
  }[];
};

/** A person with everything but their timeline, in one statement; null for an unknown id. */
export async function findPerson(
  db: Queryable,
  id: string,
  { now, withMoney }: { readonly now: Temporal.Instant; readonly withMoney: boolean },
): Promise<StoredPerson | null> {
  const money = sql`json_build_object(
    'paid', (select coalesce(sum(r.paid), 0) from reservation r where r.guest_id = u.id),
    'refunded', (select coalesce(sum(r.refunded), 0) from reservation r where r.guest_id = u.id),
    'balance', (
      select coalesce(-sum(e.amount), 0) from ledger_entry e
      where e.owner_id = u.id and e.account = 'host'
    ),
    'paidOut', (
      select coalesce(sum(o.amount), 0) from payout o where o.host_id = u.id and o.status = 'sent'
    ),
    'payoutAccount', (select c.status from payout_account c where c.user_id = u.id)
  )`;
  const sessions = jsonRows(sql`
    select coalesce(s.user_agent, '') as "userAgent", ${iso(sql`s.created_at`)} as "startedAt",
      ${iso(sql`s.updated_at`)} as "lastUsedAt"
    from session s where s.user_id = u.id and s.expires_at > ${now.toString()}::timestamptz
    order by s.updated_at desc limit ${SHOWN}`);
  const listings = jsonRows(sql`
    select l.id, l.kind, l.title, l.moderation_state as state,
      l.deleted_at is not null as "isDeleted"
    from listing l where l.host_id = u.id order by l.created_at desc, l.id limit ${SHOWN}`);
  const reservations = jsonRows(sql`
    select r.id, r.key, r.listing_title as title, r.status,
      case when r.guest_id = u.id then 'guest' else 'host' end as party,
      r.start_date::text as "startDate", r.end_date::text as "endDate"
    from (
      (select * from reservation g where g.guest_id = u.id
        order by g.start_date desc limit ${SHOWN})
      union all
      (select * from reservation h where h.host_id = u.id
        order by h.created_at desc limit ${SHOWN})
    ) r
    order by r.created_at desc, r.id limit ${SHOWN}`);
  const mails = jsonRows(sql`
    select m.id, m.template, m.subject, m.status, coalesce(m.last_error, '') as error,
      ${iso(sql`m.created_at`)} as "createdAt"
    from mail_outbox m where m."to" = u.email order by m.created_at desc, m.id limit ${SHOWN}`);
  const notes = jsonRows(sql`
    select n.id, json_build_object('id', w.id, 'name', w.name) as author, n.text,
      ${iso(sql`n.at`)} as at
    from person_note n join "user" w on w.id = n.author_id
    where n.person_id = u.id order by n.at desc, n.id limit ${SHOWN}`);
  const [found] = await queryRows<StoredPerson>(
    db,
    sql`
      select u.id, u.name, u.email, u.email_verified as "emailVerified", u.image,
        coalesce(p.headline, '') as headline, ${ROLE_OF} as role, u.standing,
        coalesce(p.moderation_state, 'visible') as "profileState", u.locale,
        ${iso(sql`u.created_at`)} as "createdAt", ${iso(sql`u.deleted_at`)} as "deletedAt",
        exists (
          select from second_factor f where f.user_id = u.id and f.confirmed_at is not null
        ) as "hasSecondFactor",
        (select count(*)::int from passkey k where k.user_id = u.id) as passkeys,
        ${sessions} as sessions, ${listings} as listings,
        (select count(*)::int from listing l where l.host_id = u.id) as "listingCount",
        ${reservations} as reservations,
        (select count(*)::int from reservation r where r.guest_id = u.id)
          + (select count(*)::int from reservation r where r.host_id = u.id) as "reservationCount",
        json_build_object(
          'made', (select count(*)::int from report r where r.reporter_id = u.id),
          'about', (
            select count(*)::int from report r
            join moderation_item i on i.id = r.item_id where i.owner_id = u.id
          )
        ) as reports,
        ${withMoney ? money : sql`null::json`} as money, ${mails} as mails, ${notes} as notes
      from "user" u
      left join profile p on p.user_id = u.id
      where u.id = ${id}`,
  );
  return found ?? null;
}

interface TimelineEntry {
  readonly at: string;
  readonly area: TimelineArea;
  readonly what: string;
  readonly text: string;
}

/**
 * Acts of a person, mails to them, and acts of staff about them, the latest first, or the earliest
 * first where they are read backwards; in one statement.
 *
 * @param start by moments
 */
export async function listTimeline(
  db: Queryable,
  { id, email }: { readonly id: string; readonly email: string },
  start: PageStart<string>,
  limit: number,
): Promise<TimelineEntry[]> {
  const person = sql`${id}::uuid`;
  const backwards = isBackwards(start);
  const limits = (at: SQL) => {
    if (backwards) return sql`and ${at} > ${start.before}::timestamptz`;
    return start.behind === null ? sql`` : sql`and ${at} < ${start.behind}::timestamptz`;
  };
  const order = backwards ? sql`asc` : sql`desc`;
  const part = (area: TimelineArea, at: SQL, what: SQL, text: SQL, from: SQL) => sql`
    (select ${area}::text as area, ${at} as moment, ${what} as what, ${text} as text from ${from}
      ${limits(at)} order by ${at} ${order} limit ${limit})`;
  const parts = [
    part(
      'account',
      sql`u.created_at`,
      sql`'opened'`,
      sql`''`,
      sql`"user" u where u.id = ${person}`,
    ),
    part(
      'listing',
      sql`l.created_at`,
      sql`l.kind`,
      sql`l.title`,
      sql`listing l where l.host_id = ${person}`,
    ),
    part(
      'reservation',
      sql`e.at`,
      sql`e.action`,
      sql`r.key || ' · ' || r.listing_title`,
      sql`reservation_event e join reservation r on r.id = e.reservation_id
        where e.actor_id = ${person}`,
    ),
    part(
      'review',
      sql`v.created_at`,
      sql`v.rating::text`,
      sql`left(v.text, 200)`,
      sql`review v where v.guest_id = ${person}`,
    ),
    part(
      'report',
      sql`t.created_at`,
      sql`t.reason`,
      sql`t.reference`,
      sql`report t where t.reporter_id = ${person}`,
    ),
    part(
      'decision',
      sql`d.decided_at`,
      sql`d.act`,
      sql`d.rule`,
      sql`moderation_decision d where d.owner_id = ${person}`,
    ),
    part(
      'ticket',
      sql`k.created_at`,
      sql`k.reference`,
      sql`k.subject`,
      sql`support_ticket k where k.account_id = ${person}`,
    ),
    part(
      'mail',
      sql`m.created_at`,
      sql`m.template`,
      sql`m.subject`,
      sql`mail_outbox m where m."to" = ${email}`,
    ),
    part(
      'staff',
      sql`a.at`,
      sql`a.action`,
      sql`a.reason`,
      // Readers of this page would fill it.
      sql`audit_entry a where a.person_id = ${person} and a.action <> 'person.read'`,
    ),
  ];
  return queryRows<TimelineEntry>(
    db,
    sql`select area, ${iso(sql`moment`)} as at, what, text
      from (${sql.join(parts, sql` union all `)}) entry
      order by moment ${order}, area ${order}, what ${order} limit ${limit}`,
  );
}
