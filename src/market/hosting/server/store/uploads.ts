import { and, count, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { PicturePlace } from '#platform/server/media/picture-store.ts';
import { PRIVATE_PRESETS } from '../../contract/uploads.ts';
import { uploads } from '../tables.ts';

/** A stored picture without its content. */
export interface StoredUpload {
  readonly key: string;
  readonly hostedUrl: string | null;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

type NewUpload = Omit<typeof uploads.$inferInsert, 'id'>;
type Sent = Pick<NewUpload, 'ownerId' | 'preset' | 'sourceDigest'>;

const FACE = {
  key: uploads.key,
  hostedUrl: uploads.hostedUrl,
  width: uploads.width,
  height: uploads.height,
  placeholder: uploads.placeholder,
};

/** An earlier upload of the same content; null when it is new. */
export async function findUpload(db: Queryable, sent: Sent): Promise<StoredUpload | null> {
  const [row] = await db
    .select(FACE)
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, sent.ownerId),
        eq(uploads.preset, sent.preset),
        eq(uploads.sourceDigest, sent.sourceDigest),
      ),
    );
  return row ?? null;
}

/** Stores a picture; null when a rival has stored the same content meanwhile. */
export async function insertUpload(db: Queryable, upload: NewUpload): Promise<StoredUpload | null> {
  const [row] = await db.insert(uploads).values(upload).onConflictDoNothing().returning(FACE);
  return row ?? null;
}

/** Location of a picture's content; null for an unknown key. */
export async function readContent(db: Queryable, key: string): Promise<PicturePlace | null> {
  const [row] = await db
    .select({ content: uploads.content, hostedUrl: uploads.hostedUrl })
    .from(uploads)
    .where(eq(uploads.key, key));
  return row ?? null;
}

/** The keys without a picture. */
export async function unknownKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(inArray(uploads.key, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

/**
 * Whether everyone may see the picture with this key. Its address knows no reader: one that
 * moderation took away isn't sent, and neither is one of a hidden listing.
 */
export async function isPublic(db: Queryable, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        eq(uploads.key, key),
        notInArray(uploads.preset, [...PRIVATE_PRESETS]),
        eq(uploads.moderationState, 'visible'),
        sql`not exists (
          select from listing_picture p
          join listing l on l.id = p.listing_id
          where p.key = ${uploads.key} and l.moderation_state = 'hidden'
        )`,
      ),
    );
  return rows.length > 0;
}

/** Whether a listing shows a picture, or it is a portrait or a logo. */
export async function isPictureNamed(db: Queryable, key: string): Promise<boolean> {
  const [row] = await queryRows<{ named: boolean }>(
    db,
    sql`select
      exists (select from listing_picture where key = ${key})
      or exists (select from "user" where image = ${key})
      or exists (select from listing where logos @> array[${key}::text]) as named`,
  );
  return row?.named ?? false;
}

/** Whether a person uploaded the picture with this key, to be shown to everyone. */
export async function hasSentPicture(
  db: Queryable,
  ownerId: string,
  key: string,
): Promise<boolean> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        eq(uploads.key, key),
        notInArray(uploads.preset, [...PRIVATE_PRESETS]),
      ),
    );
  return rows.length > 0;
}

/**
 * Makes uploads of a person evidence of a reservation, once each.
 *
 * @returns those of the keys that are the person's own evidence, for this reservation
 */
export async function attachEvidence(
  tx: Queryable,
  ownerId: string,
  keys: readonly string[],
  reservationId: string,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .update(uploads)
    .set({ evidenceOf: reservationId })
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        eq(uploads.preset, 'evidence'),
        inArray(uploads.key, [...keys]),
        or(isNull(uploads.evidenceOf), eq(uploads.evidenceOf, reservationId)),
      ),
    )
    .returning({ key: uploads.key });
  return rows.map(({ key }) => key);
}

/** The pictures that are evidence of some reservations. */
export async function listEvidence(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<Pick<StoredUpload, 'key' | 'width' | 'height' | 'placeholder'>[]> {
  if (reservationIds.length === 0) return [];
  return db
    .select({
      key: uploads.key,
      width: uploads.width,
      height: uploads.height,
      placeholder: uploads.placeholder,
    })
    .from(uploads)
    .where(inArray(uploads.evidenceOf, [...reservationIds]));
}

/** Whether a picture is evidence of a reservation. */
export async function isEvidenceOf(
  db: Queryable,
  key: string,
  reservationId: string,
): Promise<boolean> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.evidenceOf, reservationId)));
  return rows.length > 0;
}

/**
 * Takes uploads of a person for a message, each for one message alone. Their digests go: the same
 * photo sent again is another picture.
 *
 * @returns those of the keys that were the person's own and in no message yet
 */
export async function takeForMessage(
  tx: Queryable,
  ownerId: string,
  keys: readonly string[],
  conversationId: string,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .update(uploads)
    .set({ sentIn: conversationId, sourceDigest: sql`${uploads.key}` })
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        eq(uploads.preset, 'messages'),
        inArray(uploads.key, [...keys]),
        isNull(uploads.sentIn),
      ),
    )
    .returning({ key: uploads.key });
  return rows.map(({ key }) => key);
}

/** Number of pictures that a person uploaded since an instant and that went with messages. */
export async function countTakenSince(
  db: Queryable,
  ownerId: string,
  since: Temporal.Instant,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        eq(uploads.preset, 'messages'),
        isNotNull(uploads.sentIn),
        gt(uploads.createdAt, since),
      ),
    );
  return row?.total ?? 0;
}

/**
 * Pictures that are in no listing, no portrait, no evidence and no message. A draft may still refer
 * to them.
 */
const UNUSED = sql`
  upload.evidence_of is null
  and upload.sent_in is null
  and not exists (select from listing_picture p where p.key = upload.key)
  and not exists (
    select from listing l where l.host_id = upload.owner_id and upload.key = any(l.logos)
  )
  and not exists (select from "user" u where u.id = upload.owner_id and u.image = upload.key)`;

/** Number of a person's pictures that nothing shows. */
export async function countUnused(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from upload where owner_id = ${ownerId} and ${UNUSED}`,
  );
  return row?.count ?? 0;
}

/** A picture, by its place in the order of their age. */
export interface PictureAge {
  readonly createdAt: string;
  readonly id: string;
}

/**
 * Deletes those of some pictures from before an instant that are unused and that no draft refers to.
 *
 * @param after looks at those behind this one, the oldest first
 * @param limit pictures that are looked at
 * @returns the last one that was looked at; null when there are no more behind it
 */
export async function deleteUnused(
  db: Queryable,
  before: Temporal.Instant,
  after: PictureAge | null = null,
  limit = 2_000,
): Promise<PictureAge | null> {
  const isBehind =
    after === null
      ? sql`true`
      : sql`(created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const page = await queryRows<PictureAge>(
    db,
    sql`
      with page as (
        select id, created_at from upload
        where created_at < ${before.toString()}::timestamptz and ${isBehind}
        order by created_at, id
        limit ${limit}
      ), gone as (
        delete from upload
        where id = any(array(select id from page)) and ${UNUSED}
          and not exists (
            select from listing_draft d
            where d.user_id = upload.owner_id
              and (
                strpos(d.values, upload.key) > 0
                or upload.hosted_url is not null and strpos(d.values, upload.hosted_url) > 0
              )
          )
      )
      select created_at::text as "createdAt", id::text as id from page
      order by page.created_at, page.id
      offset ${limit - 1}`,
  );
  return page.at(-1) ?? null;
}

/** A picture that its owner may use in a listing. */
export interface OwnPicture {
  readonly key: string;
  /** Its URL at a hosting service. */
  readonly hostedUrl: string | null;
  readonly placeholder: string;
}

/**
 * Pictures of a person by key, or by their URL at a hosting service: their uploads, and the
 * pictures that their listings show already.
 */
export async function findOwnPictures(
  db: Queryable,
  ownerId: string,
  keys: readonly string[],
  urls: readonly string[],
): Promise<OwnPicture[]> {
  if (keys.length + urls.length === 0) return [];
  return queryRows<OwnPicture>(
    db,
    sql`
      select key, hosted_url as "hostedUrl", placeholder
      from upload
      where owner_id = ${ownerId} and preset <> all(${list(PRIVATE_PRESETS)})
        and (key = any(${list(keys)}) or hosted_url = any(${list(urls)}))
      union all
      select p.key, null, p.placeholder
      from listing_picture p
      join listing l on l.id = p.listing_id
      where l.host_id = ${ownerId} and p.key = any(${list(keys)})
        and not exists (select from upload u where u.key = p.key)`,
  );
}

/** A list of texts as one parameter, in a form that both drivers support. */
function list(texts: readonly string[]) {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
}

/** Placeholders and URLs of pictures by key, of any owner. */
export async function describePictures(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, OwnPicture>> {
  if (keys.length === 0) return new Map();
  const rows = await queryRows<OwnPicture>(
    db,
    sql`
      select key, hosted_url as "hostedUrl", placeholder
      from upload where key = any(${list(keys)})`,
  );
  return new Map(rows.map((row) => [row.key, row]));
}
