import { type SQL, sql } from 'drizzle-orm';

/**
 * Amenities and events that a listing must have, all of them, as conditions on a search table named
 * `x`. They are columns of the listing itself.
 *
 * @param lists.amenity ids of the catalogue
 * @param lists.event ids of the catalogue
 */
export function listConditions(lists: {
  readonly amenity: readonly string[];
  readonly event: readonly string[];
}): SQL[] {
  const holdsAll = (column: string, ids: readonly string[]): SQL[] =>
    ids.length === 0 ? [] : [sql`${sql.raw(column)} @> string_to_array(${ids.join(',')}, ',')`];
  const required = [
    ...holdsAll('l.amenities', lists.amenity),
    ...holdsAll('l.events', lists.event),
  ];
  if (required.length === 0) return [];
  return [
    sql`exists (
      select from listing l where l.id = x.listing_id and ${sql.join(required, sql` and `)})`,
  ];
}
