import { describe, expect, it } from 'vitest';
import { travelRegionFor } from './travel-region.ts';

describe('the part of the world of a country', () => {
  it.each([
    ['Middle East', 'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE'],
    ['Europe', 'TR CY RU GE AM AZ PT GB'],
    ['Africa', 'EG MA ZA CV RE'],
    ['North America', 'MX CR PA GT US CA CU JM BB TT BS PR'],
    ['South America', 'BR CO AR GY SR'],
    ['Asia', 'KZ JP IN TH MN'],
    ['Oceania', 'AU NZ FJ PG GU'],
  ])('%s', (region, countries) => {
    for (const code of countries.split(' '))
      expect([code, travelRegionFor(code)]).toEqual([code, region]);
  });

  it('is none of what is no country', () => {
    expect(travelRegionFor('XX')).toBeNull();
    expect(travelRegionFor('')).toBeNull();
  });
});
