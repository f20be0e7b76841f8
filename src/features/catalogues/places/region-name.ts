import { CITY_NAME_LANGUAGES } from './data/city-names.ts';
import { REGION_TRANSLATIONS } from './data/region-names.ts';
import { foldText } from './fold-text.ts';
import { spellingsOfName } from './spellings.ts';

/** A region's name in `locale`; the stored name if no other is known. */
export function regionName(region: string, countryCode: string, locale: string): string {
  const row = REGION_TRANSLATIONS[`${region} ${countryCode}`];
  const column = CITY_NAME_LANGUAGES.indexOf(locale.split('-')[0] ?? '');
  return row?.split('|')[0]?.split(',')[column] || region;
}

/** Every name by which a region is looked for, the stored one first. */
export function regionNames(region: string, countryCode: string): string[] {
  const others = REGION_TRANSLATIONS[`${region} ${countryCode}`]?.split(/[,|]/) ?? [];
  return [...new Set([region, ...others.filter((name) => name !== '')])];
}

/** The stored names of the regions that a text is the whole name of, in any of our languages. */
export function regionsCalled(name: string, countryCode: string | null): readonly string[] {
  byName ??= namesOfRegions();
  return (byName.get(foldText(name)) ?? [])
    .filter((region) => countryCode === null || region.countryCode === countryCode)
    .map((region) => region.name);
}

interface NamedRegion {
  readonly name: string;
  readonly countryCode: string;
}

let byName: ReadonlyMap<string, readonly NamedRegion[]> | null = null;

function namesOfRegions(): ReadonlyMap<string, readonly NamedRegion[]> {
  const regions = new Map<string, NamedRegion[]>();
  for (const key of Object.keys(REGION_TRANSLATIONS)) {
    const name = key.slice(0, -3);
    const countryCode = key.slice(-2);
    for (const spelling of new Set(regionNames(name, countryCode).flatMap(spellingsOfName))) {
      regions.set(spelling, [...(regions.get(spelling) ?? []), { name, countryCode }]);
    }
  }
  return regions;
}
