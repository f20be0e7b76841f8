import { describe, expect, it } from 'vitest';
import type { PlaceChoice } from './place-choice.ts';
import { readRecent, withRecent } from './recent-places.ts';

const place = (label: string, kind: PlaceChoice['kind'] = 'city'): PlaceChoice => ({
  kind,
  label,
  detail: 'Portugal',
  countryCode: 'PT',
  params: { locationValue: 'PT', address: label },
  position: { latitude: 38.7, longitude: -9.1 },
});

describe('recent searches', () => {
  it('have the newest first, each once, five at most', () => {
    const names = ['Lisbon', 'Porto', 'Faro', 'Lisbon', 'Braga', 'Évora', 'Sintra'];
    const kept = names.reduce<PlaceChoice[]>((places, name) => withRecent(places, place(name)), []);
    expect(kept.map(({ label }) => label)).toEqual(['Sintra', 'Évora', 'Braga', 'Lisbon', 'Faro']);
  });

  it('don’t keep where somebody was', () => {
    expect(withRecent([place('Lisbon')], place('Near me', 'near'))).toEqual([place('Lisbon')]);
  });

  it('come back as they were kept', () => {
    const kept = [place('Lisbon'), { ...place('Portugal', 'country'), position: null }];
    expect(readRecent(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"label":"Lisbon"}'],
    ['texts', '["Lisbon"]'],
    ['a place without a name', JSON.stringify([{ ...place(''), label: '' }])],
    ['a place of another kind', JSON.stringify([place('x', 'near')])],
    ['parameters that are none', JSON.stringify([{ ...place('x'), params: { address: 4 } }])],
    ['half a position', JSON.stringify([{ ...place('x'), position: { latitude: 1 } }])],
  ])('are none where the browser has kept %s', (_, text) => {
    expect(readRecent(text)).toEqual([]);
  });
});
