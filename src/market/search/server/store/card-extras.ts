import { type SQL, sql } from 'drizzle-orm';
import type { Picture } from '#market/page/contract.ts';

/** Pictures that a card's carousel shows. */
const CARD_PICTURES = 5;

/** What a card shows besides its `CardRow`. */
export interface CardExtras {
  readonly pictures: readonly Picture[];
  readonly favorite: boolean;
  /** Of its title and of what its pictures show. */
  readonly language: string;
}

/** The columns of `CardExtras` beside a `listing l`: its first pictures, and whether a person saved it. */
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
