import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

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
      where owner_id = ${ownerId}
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
