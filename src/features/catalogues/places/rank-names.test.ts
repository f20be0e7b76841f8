import { describe, expect, it } from 'vitest';
import { foldedNames, rankNames } from './search-places.ts';

const thing = (weight: number, ...names: string[]) => ({
  folded: foldedNames(names),
  weight,
});
const ALFAMA = thing(40, 'Alfama');
const ALGARVE = thing(10, 'Algarve');
const BAVARIA = thing(30, 'Bavaria', 'Bayern', 'バイエルン', 'بافاريا');
const SANTA = thing(5, 'Santa Catarina');
const ALL = [ALFAMA, ALGARVE, BAVARIA, SANTA];

describe('rankNames', () => {
  it.each([
    ['a beginning, the larger first', 'al', [ALFAMA, ALGARVE]],
    ['another language', 'bayern', [BAVARIA]],
    ['another script', 'バイエ', [BAVARIA]],
    ['Arabic', 'بافاريا', [BAVARIA]],
    ['a later word', 'catar', [SANTA]],
    ['a letter left out', 'alfma', [ALFAMA]],
    ['letters swapped', 'algavre', [ALGARVE]],
    ['two typos in a long name', 'sanat catrina', [SANTA]],
    ['accents added', 'álfama', [ALFAMA]],
  ])('finds by %s', (_, query, found) => {
    expect(rankNames(query, ALL, 3)).toEqual(found);
  });

  it('compares with names as they were folded, and folds none again', () => {
    expect(rankNames('alf', [{ folded: ['Alfama'], weight: 1 }], 3)).toEqual([]);
  });

  it('takes no guess for a short text, and none for an empty one', () => {
    expect(rankNames('bex', ALL, 3)).toEqual([]);
    expect(rankNames(' ', ALL, 3)).toEqual([]);
  });

  it('guesses at typos only where too little begins so, and nothing is called so', () => {
    const near = thing(1000, 'Algorve');
    expect(rankNames('algar', [ALGARVE, near], 1)).toEqual([ALGARVE]);
    expect(rankNames('algar', [ALGARVE, near], 2)).toEqual([ALGARVE, near]);
    expect(rankNames('algarve', [ALGARVE, near], 2)).toEqual([ALGARVE]);
  });

  it('takes a country beside the name, and leaves what lies elsewhere', () => {
    const here = { ...thing(1, 'Alfama'), countryCode: 'PT' };
    const there = { ...thing(9, 'Alfama'), countryCode: 'BR' };
    expect(rankNames('Alfama, Portugal', [here, there], 3)).toEqual([here]);
    expect(rankNames('Alfama', [here, there], 3)).toEqual([there, here]);
  });
});
