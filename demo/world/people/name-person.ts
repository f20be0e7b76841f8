import type { Random } from '../random.ts';
import { NAME_STOCKS } from './data/names.ts';

/** Country languages where a stock serves several countries. */
const OWN_LANGUAGE: Readonly<Record<string, string>> = {
  BG: 'bg',
  DK: 'da',
  MY: 'ms',
  NP: 'ne',
  LK: 'si',
  RS: 'sr',
  SI: 'sl',
};

/** A name that fits the country and is not yet taken, with the languages that go with it. */
export function nameFor(
  countryCode: string,
  taken: Set<string>,
  random: Random,
): { name: string; languages: string[]; woman: boolean } {
  const stock = NAME_STOCKS.find(({ countries }) => countries.includes(countryCode));
  if (stock === undefined) throw new Error(`No names are known for ${countryCode}.`);
  const woman = random.chance(0.54);
  const firsts = woman ? stock.women : stock.men;
  const all = firsts.flatMap((first) => stock.families.map((family) => `${first} ${family}`));
  const free = all.filter((name) => !taken.has(name));
  const name = random.pick(free.length > 0 ? free : all);
  taken.add(name);
  const own = OWN_LANGUAGE[countryCode];
  const [first = 'en', ...rest] = stock.languages;
  return { name, languages: [...new Set([own ?? first, ...rest, 'en'])], woman };
}
