import { sql } from 'drizzle-orm';
import type { Picture } from '#features/listings/contract.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

/** Pictures that a card's carousel shows. */
const CARD_PICTURES = 5;

export interface CardExtras {
  readonly pictures: readonly Picture[];
  readonly favorite: boolean;
}

/** Pictures of listings and whether a person saved them, all in one query. */
export async function loadCardExtras(
  db: Queryable,
  ids: readonly string[],
  userId: string | null,
): Promise<Map<string, CardExtras>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<CardExtras & { id: string }>(
    db,
    sql`
      select
        wanted.id,
        coalesce(
          (
            select json_agg(
              json_build_object('key', p.key, 'alt', p.alt, 'placeholder', p.placeholder)
              order by p.place)
            from listing_picture p
            where p.listing_id = wanted.id and p.place < ${CARD_PICTURES}::integer
          ),
          '[]'
        ) as pictures,
        exists (
          select from favorite f where f.listing_id = wanted.id and f.user_id = ${userId}::uuid
        ) as favorite
      from unnest(string_to_array(${ids.join(',')}, ',')::uuid[]) as wanted (id)`,
  );
  return new Map(rows.map(({ id, pictures, favorite }) => [id, { pictures, favorite }]));
}
