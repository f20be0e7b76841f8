import { type SQL, sql } from 'drizzle-orm';
import type { Picture } from '#market/page/contract.ts';

/** Number of pictures in a card's carousel. */
const CARD_PICTURES = 5;

/** Fields of a card besides its `CardRow`. */
export interface CardExtras {
  readonly pictures: readonly Picture[];
  readonly favorite: boolean;
  /** Language of its title and of the alternative texts of its pictures. */
  readonly language: string;
}

/**
 * The columns of `CardExtras` for a `listing l`: its first pictures, and whether a person saved it.
 */
export function extraColumns(userId: string | null): SQL {
  return sql`
    l.language,
    coalesce(
      (
        select json_agg(
          json_build_object('key', p.key, 'alt', p.alt, 'placeholder', p.placeholder)
          order by p.sort_order)
        from listing_picture p
        where p.listing_id = l.id and p.sort_order < ${CARD_PICTURES}::integer
      ),
      '[]'
    ) as pictures,
    exists (
      select from favorite f where f.listing_id = l.id and f.user_id = ${userId}::uuid
    ) as favorite`;
}
