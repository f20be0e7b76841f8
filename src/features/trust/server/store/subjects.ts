import { type SQL, sql } from 'drizzle-orm';
import type { ModerationState, Standing, SubjectKind } from '#domain/moderation.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** A published thing that exists, with what decides about it. */
export interface Subject {
  readonly kind: SubjectKind;
  /** As the database writes it: one thing has one id. */
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly ownerImage: string | null;
  readonly standing: Standing;
  readonly state: ModerationState;
  /** Its words. */
  readonly excerpt: string;
  readonly pictures: readonly string[];
  /** The listing that it is, or is about; null where it is about none. */
  readonly listingId: string | null;
  readonly listingKind: ListingKind | null;
  /** Whether the reader sees it now. */
  readonly isSeen: boolean;
}

interface Named {
  readonly kind: SubjectKind;
  readonly id: string;
}

/**
 * Published things by their names, in one statement; those that don't exist any more are left out.
 *
 * @param readerId null when signed out
 */
export async function loadSubjects(
  db: Queryable,
  names: readonly Named[],
  readerId: string | null,
): Promise<Subject[]> {
  if (names.length === 0) return [];
  const reader = sql`${readerId}::uuid`;
  const castId = (kind: SubjectKind) => sql`case when asked.kind = ${kind} then asked.id::uuid end`;
  const part = (at: number) =>
    sql`case when asked.kind = 'message' then split_part(asked.id, ':', ${sql.raw(String(at))}) end`;
  return queryRows<Subject>(
    db,
    sql`
      select asked.kind, found.id, found.owner_id as "ownerId", owner.name as "ownerName",
        owner.image as "ownerImage", owner.standing, found.state, found.excerpt,
        array_to_json(found.pictures) as pictures, found.listing_id as "listingId",
        found.listing_kind as "listingKind", coalesce(found.is_seen, false) as "isSeen"
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as asked (kind text, id text)
      cross join lateral (
        select l.id::text as id, l.host_id as owner_id, l.moderation_state as state,
          l.title || E'\n\n' || l.description as excerpt,
          array(
            select p.key from listing_picture p where p.listing_id = l.id order by p.sort_order
          ) as pictures,
          l.id as listing_id, l.kind as listing_kind, sees_listing(l, ${reader}) as is_seen
        from listing l
        where l.id = ${castId('listing')} and l.deleted_at is null
        union all
        select u.id::text, u.id, coalesce(p.moderation_state, 'visible'),
          concat_ws(E'\n\n', u.name, nullif(p.headline, ''), nullif(p.bio, '')),
          array_remove(array[u.image], null), null, null,
          coalesce(p.moderation_state, 'visible') = 'visible' and u.standing <> 'suspended'
        from "user" u
        left join profile p on p.user_id = u.id
        where u.id = ${castId('profile')} and u.deleted_at is null
        union all
        select r.id::text, r.guest_id, r.moderation_state, r.text, '{}', l.id, l.kind,
          r.moderation_state = 'visible' and sees_listing(l, ${reader})
        from review r
        join listing l on l.id = r.listing_id
        where r.id = ${castId('review')} and l.deleted_at is null
        union all
        select m.conversation_id || ':' || m.number, m.sender_id, m.moderation_state, m.text,
          attached.keys, null,
          null, m.moderation_state <> 'hidden' and ${reader} in (c.guest_id, c.host_id)
        from message m
        join conversation c on c.id = m.conversation_id
        cross join lateral (
          select array(
            select p.key from message_picture p
            where p.conversation_id = m.conversation_id and p.number = m.number
            order by p.position
          ) as keys
        ) attached
        where m.conversation_id = (${part(1)})::uuid and m.number = (${part(2)})::integer
          and (m.text <> '' or attached.keys <> '{}')
        union all
        select up.key, up.owner_id, up.moderation_state, '', array[up.key], null, null,
          up.moderation_state = 'visible' and (
            exists (
              select from listing_picture p
              join listing l on l.id = p.listing_id
              where p.key = up.key and sees_listing(l, ${reader})
            )
            or exists (select from "user" u where u.image = up.key)
          )
        from upload up
        where up.key = case when asked.kind = 'picture' then asked.id end
          and up.preset not in ('evidence', 'messages')
      ) found
      join "user" owner on owner.id = found.owner_id`,
  );
}

/** One published thing; null when it doesn't exist. */
export async function loadSubject(
  db: Queryable,
  name: Named,
  readerId: string | null,
): Promise<Subject | null> {
  const [subject] = await loadSubjects(db, [name], readerId);
  return subject ?? null;
}

const STATE_TABLES: Readonly<Record<SubjectKind, (id: string, state: ModerationState) => SQL>> = {
  listing: (id, state) =>
    sql`update listing set moderation_state = ${state} where id = ${id}::uuid`,
  profile: (id, state) =>
    sql`insert into profile (user_id, moderation_state) values (${id}::uuid, ${state})
      on conflict (user_id) do update set moderation_state = excluded.moderation_state`,
  review: (id, state) => sql`update review set moderation_state = ${state} where id = ${id}::uuid`,
  message: (id, state) =>
    sql`update message set moderation_state = ${state}
      where conversation_id = split_part(${id}, ':', 1)::uuid
        and number = split_part(${id}, ':', 2)::integer`,
  picture: (id, state) => sql`update upload set moderation_state = ${state} where key = ${id}`,
};

/** Sets who sees a thing; the database takes it out of all that is derived from it. */
export async function setState(
  tx: Queryable,
  { kind, id }: Named,
  state: ModerationState,
): Promise<void> {
  await tx.execute(STATE_TABLES[kind](id, state));
}

/** Sets what a person may do; the database takes a suspended one's listings out of searches. */
export async function setStanding(
  tx: Queryable,
  userId: string,
  standing: Standing,
): Promise<void> {
  await tx.execute(sql`update "user" set standing = ${standing} where id = ${userId}::uuid`);
}
