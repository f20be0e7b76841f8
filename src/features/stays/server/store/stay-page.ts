import { sql } from 'drizzle-orm';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import type { Picture } from '#features/listings/contract.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import { CARD_COLUMNS, type CardRow } from './search/card-rows.ts';

/** Everything of a stay that everybody may read. */
export interface StayPageRow extends CardRow {
  readonly description: string;
  readonly region: string;
  readonly bathroomCount: number;
  readonly events: readonly string[];
  readonly houseRules: readonly string[];
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly averageGuestAge: number | null;
  readonly residentCount: number;
  readonly cancellationPolicy: CancellationPolicy;
  readonly customPolicyText: string;
  readonly pictures: readonly Picture[];
  /** The first of its logos: one is plenty (spec 3 §2.2). */
  readonly logo: string | null;
  readonly favorite: boolean;
  readonly host: {
    readonly id: string;
    readonly name: string;
    readonly image: string | null;
    readonly headline: string;
    readonly bio: string;
    readonly languages: readonly string[];
    readonly joinedAt: string;
    readonly listingCount: number;
  };
}

/** The host of `"user" u left join profile p`. */
const HOST = sql`json_build_object(
    'id', u.id, 'name', u.name, 'image', u.image,
    'headline', coalesce(p.headline, ''), 'bio', coalesce(p.bio, ''),
    'languages', coalesce(p.languages, '{}'), 'joinedAt', u.created_at,
    'listingCount', (
      select count(*) from listing other
      where other.host_id = u.id and other.deleted_at is null
    )
  )`;

/** A listed stay with its pictures and host; null when it is unknown or was removed. */
export async function loadStayPage(
  db: Queryable,
  id: string,
  userId: string | null,
): Promise<StayPageRow | null> {
  const [row] = await rowsOf<StayPageRow>(
    db,
    sql`
      select ${CARD_COLUMNS},
        l.description, l.region, l.logos[1] as logo, s.bathroom_count as "bathroomCount", array_to_json(l.events) as events,
        s.house_rules as "houseRules", s.check_in_from as "checkInFrom",
        s.check_out_until as "checkOutUntil", s.average_guest_age as "averageGuestAge",
        s.resident_count as "residentCount", s.cancellation_policy as "cancellationPolicy",
        s.custom_policy_text as "customPolicyText",
        coalesce(
          (
            select json_agg(
              json_build_object('key', p.key, 'alt', p.alt, 'placeholder', p.placeholder)
              order by p.sort_order)
            from listing_picture p
            where p.listing_id = l.id
          ),
          '[]'
        ) as pictures,
        exists (
          select from favorite f where f.listing_id = l.id and f.user_id = ${userId}::uuid
        ) as favorite,
        ${HOST} as host
      from listing l
      join stay s on s.listing_id = l.id
      join "user" u on u.id = l.host_id
      left join profile p on p.user_id = u.id
      where l.id = ${id} and l.deleted_at is null`,
  );
  return row ?? null;
}

/** A person as the page of their listing shows them. */
export async function loadHostOfPage(db: Queryable, userId: string): Promise<StayPageRow['host']> {
  const [row] = await rowsOf<Pick<StayPageRow, 'host'>>(
    db,
    sql`
      select ${HOST} as host
      from "user" u left join profile p on p.user_id = u.id
      where u.id = ${userId}`,
  );
  if (row === undefined) throw new Error('who is signed in has no account');
  return row.host;
}
