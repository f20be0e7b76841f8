import { describe, expect, it } from 'vitest';
import { countries, countryByCode } from './countries.ts';

describe('countries', () => {
  it('carries value, label, flag, latlng and region', () => {
    expect(countryByCode('pt', 'en')).toEqual({
      value: 'PT',
      label: 'Portugal',
      flag: '🇵🇹',
      latlng: [39.5, -8],
      region: 'Europe',
    });
  });

  it.each([
    ['de', 'Deutschland'],
    ['es', 'Alemania'],
    ['fr', 'Allemagne'],
    ['pt', 'Alemanha'],
    ['it', 'Germania'],
    ['ar', 'ألمانيا'],
    ['ja', 'ドイツ'],
    ['zh', '德国'],
    ['pt-BR', 'Alemanha'],
    // Not in the library: the runtime's own names.
    ['nb', 'Tyskland'],
    ['el', 'Γερμανία'],
    // No language at all.
    ['xx-nonsense', 'Germany'],
    ['', 'Germany'],
  ])('names Germany in %j', (locale, label) => {
    expect(countryByCode('DE', locale)?.label).toBe(label);
  });

  it('has each code once, whatever the language', () => {
    const codes = countries('en').map(({ value }) => value);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(240);
    expect(
      countries('ar')
        .map(({ value }) => value)
        .sort(),
    ).toEqual([...codes].sort());
  });

  it('sorts by the label of the language', () => {
    const german = countries('de').map(({ label }) => label);
    expect(german).toEqual([...german].sort(new Intl.Collator('de').compare));
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Portugal'));
  });

  it('knows no country of an unknown code', () => {
    expect(countryByCode('ZZ', 'en')).toBeNull();
  });
});
