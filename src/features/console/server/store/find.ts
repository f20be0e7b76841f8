import { type SQL, sql } from 'drizzle-orm';
import type { FoundKind } from '#domain/console.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { iso } from './iso.ts';

/** Hits of one kind. */
const SHOWN = 10;

/** Something that was found. */
export interface Hit {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

/** Text before which a prefix ends, with its own signs of patterns taken as letters. */
function prefixPattern(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Looks for a text by indexes alone: whole ids, addresses, keys and references, and the beginnings
 * of names and titles. One statement.
 */
export async function findHits(
  db: Queryable,
  text: string,
  kinds: readonly FoundKind[],
): Promise<Hit[]> {
  const small = text.toLowerCase();
  const large = text.toUpperCase();
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(small);
  const id = sql`${isId ? small : null}::uuid`;
  const prefix = sql`${prefixPattern(small)}::text`;
  const queries: Readonly<Record<FoundKind, SQL>> = {
    person: sql`select id::text, name, email || case standing when 'active' then '' else ' · ' || standing end
        as detail from "user"
      where deleted_at is null and (id = ${id} or email = ${small} or lower(name) like ${prefix})`,
    reservation: sql`select id::text, key || ' · ' || listing_title, status || ' · ' || start_date || ' – ' || end_date
      from reservation where id = ${id} or key = ${large}`,
    listing: sql`select id::text, title, city || ' · ' || country_code || ' · ' ||
        case when deleted_at is null then moderation_state else 'deleted' end
      from listing where id = ${id} or lower(title) like ${prefix}`,
    ticket: sql`select reference, subject, email || ' · ' || state from support_ticket
      where reference = ${large} or email = ${small} or (request_id = ${text} and request_id <> '')`,
    report: sql`select reference, reference, reason || ' · ' || subject_kind from report
      where reference = ${large}`,
    payment: sql`select coalesce(p.reservation_id::text, ''),
        coalesce(p.provider_reference, p.provider_session, p.id::text), p.status || ' · ' || p.provider
      from payment p
      where p.id = ${id} or p.provider_reference = ${text} or p.provider_session = ${text}`,
    act: sql`select request_id, action, ${iso(sql`at`)} from audit_entry where request_id = ${text}`,
  };
  const parts = kinds.map(
    (kind) => sql`(select ${kind}::text as kind, hit.* from (${queries[kind]} limit ${SHOWN})
      hit (id, name, detail))`,
  );
  return queryRows<Hit>(db, sql.join(parts, sql` union all `));
}
