import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import library from 'world-countries';
import { ROOT } from './launch/root.js';

/** Writes the countries, of mledoze/countries (ODbL), with what is read of them; a line each. */
const lines = library.map((country) =>
  JSON.stringify({
    cca2: country.cca2,
    cca3: country.cca3,
    name: country.name.common,
    officialName: country.name.official,
    flag: country.flag,
    latlng: country.latlng,
    region: country.region,
    altSpellings: country.altSpellings,
    nativeNames: Object.values(country.name.native).map(({ common }) => common),
    translations: Object.fromEntries(
      Object.entries(country.translations).map(([language, { common }]) => [language, common]),
    ),
  }),
);

writeFileSync(join(ROOT, 'generated/countries.json'), `[\n${lines.join(',\n')}\n]\n`);
