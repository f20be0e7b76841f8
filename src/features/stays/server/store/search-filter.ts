import { type SQL, sql } from 'drizzle-orm';
import { placeWords } from '#features/listings/server/tables.ts';
import type { SearchArea, SearchCriteria } from '../search-criteria.ts';
import { isInBox, isWithin } from './distance.ts';
import { type DateClauses, dateClauses } from './search-dates.ts';

/** Years that an average age may differ from the one asked for. */
const AGE_TOLERANCE = 5;

/** The stays that fit a search, as the clauses of a query over `listing l` and `stay s`. */
export interface StayFilter extends DateClauses {
  /** `listing l join stay s …`, with what the dates need. */
  readonly from: SQL;
  readonly condition: SQL;
}

/**
 * The one place that says which stays a search finds: the page, the pins, the counts and the
 * ways out all ask it. `null` when nothing can fit.
 */
export function stayFilter(criteria: SearchCriteria): StayFilter | null {
  const dates = dateClauses(criteria);
  if (dates === null) return null;
  const conditions = [
    sql`l.kind = 'stay'`,
    sql`l.deleted_at is null`,
    ...areaConditions(criteria.area),
    ...homeConditions(criteria),
    ...dates.where,
  ];
  return {
    ...dates,
    from: sql`listing l join stay s on s.listing_id = l.id ${dates.join}`,
    condition: sql.join(conditions, sql` and `),
  };
}

function areaConditions(area: SearchArea | null): SQL[] {
  switch (area?.kind) {
    case 'circle':
      return [isWithin(area.centre, area.radiusKm)];
    case 'box':
      return [isInBox(area.box)];
    case 'named': {
      const conditions: SQL[] = [];
      if (area.countryCode !== null) conditions.push(sql`l.country_code = ${area.countryCode}`);
      if (area.spellings.length > 0) {
        const spelling = area.spellings.map((words) => `(${words.map(wordQuery).join(' & ')})`);
        conditions.push(sql`${placeWords} @@ to_tsquery('simple', ${spelling.join(' | ')})`);
      }
      return conditions;
    }
    default:
      return [];
  }
}

/** A word as the beginning of a lexeme. Folded words are letters and digits alone. */
function wordQuery(word: string): string {
  return `'${word}':*`;
}

/** What is asked of the home itself. */
function homeConditions({ search }: SearchCriteria): SQL[] {
  const conditions: SQL[] = [];
  const atLeast = (column: string, least: number | undefined): void => {
    if (least !== undefined) conditions.push(sql`${sql.raw(column)} >= ${least}::integer`);
  };
  atLeast('s.guest_count', search.guestCount);
  atLeast('s.room_count', search.roomCount);
  atLeast('s.bathroom_count', search.bathroomCount);
  atLeast('s.resident_count', search.residentCount);
  atLeast('s.nightly_price', search.minPrice === undefined ? undefined : search.minPrice * 100);
  if (search.maxPrice !== undefined) {
    conditions.push(sql`s.nightly_price <= ${search.maxPrice * 100}::integer`);
  }
  if (search.category) conditions.push(sql`s.category = ${search.category}`);
  if (search.occupancy) conditions.push(sql`s.occupancy = ${search.occupancy}`);
  if (search.averageAge !== undefined) {
    const { averageAge } = search;
    conditions.push(
      sql`s.average_guest_age between ${averageAge - AGE_TOLERANCE}::integer
        and ${averageAge + AGE_TOLERANCE}::integer`,
    );
  }
  if (search.amenity.length > 0) conditions.push(holdsAll('s.amenities', search.amenity));
  if (search.event.length > 0) conditions.push(holdsAll('s.events', search.event));
  return conditions;
}

function holdsAll(column: string, ids: readonly string[]): SQL {
  return sql`${sql.raw(column)} @> string_to_array(${ids.join(',')}, ',')`;
}
