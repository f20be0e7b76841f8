import { type SQL, sql } from 'drizzle-orm';
import type { SearchArea } from '../search-area.ts';
import { isInBox, isWithin } from './distance.ts';

/** Area of a search, as conditions on a search table named `x`; none for everywhere. */
export function areaConditions(area: SearchArea | null): SQL[] {
  switch (area?.kind) {
    case 'circle':
      return [isWithin(area.centre, area.radiusKm)];
    case 'box':
      return [isInBox(area.box)];
    case 'named': {
      const conditions: SQL[] = [];
      if (area.countryCode !== null) conditions.push(sql`x.country_code = ${area.countryCode}`);
      if (area.spellings.length > 0) {
        const spelling = area.spellings.map((words) => `(${words.map(wordQuery).join(' & ')})`);
        conditions.push(sql`x.place_words @@ ${spelling.join(' | ')}::tsquery`);
      }
      return conditions;
    }
    default:
      return [];
  }
}

/** A word as a lexeme prefix. Normalized words contain only letters and digits. */
function wordQuery(word: string): string {
  return `'${word}':*`;
}
