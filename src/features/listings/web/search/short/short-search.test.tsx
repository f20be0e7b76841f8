import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { checkSteps } from '#platform/web/wizard/check-steps.ts';
import type { PlaceChoice } from '../place/place-choice.ts';
import { ShortSearch } from './short-search.tsx';
import {
  chosenRange,
  isExtended,
  shortParams,
  shortValuesOf,
  withPlace,
} from './short-search-values.ts';
import { SHORT_STEPS } from './short-steps.tsx';

const TODAY = '2026-11-21';
const values = shortValuesOf({}, null, TODAY);
const place = (kind: PlaceChoice['kind'], label: string): PlaceChoice => ({
  kind,
  label,
  detail: '',
  countryCode: 'PT',
  params: {},
  position: null,
});

describe('the short search (spec 3 §2.6)', () => {
  it('has four steps, and a theme is none of them', () => {
    expect(SHORT_STEPS.map(({ id }) => id)).toEqual(['location', 'address', 'dates', 'guests']);
  });

  it('begins with today to 14 days later and one of everything (spec 3 §4)', () => {
    expect(shortParams(values)).toEqual({
      guestCount: '1',
      roomCount: '1',
      bathroomCount: '1',
      startDate: TODAY,
      endDate: '2026-12-05',
    });
  });

  it('writes the parameters of its row (spec 3 §2.1)', () => {
    const search = {
      locationValue: 'PT',
      guestCount: 2,
      address: 'Lisbon',
      roomCount: 3,
      bathroomCount: 4,
      dates: { mode: 'exact', startDate: '2027-03-01', endDate: '2027-03-31' } as const,
    };
    const asked = shortParams(shortValuesOf(search, 'Portugal', TODAY));
    expect(asked).toEqual({
      locationValue: 'PT',
      guestCount: '2',
      address: 'Lisbon',
      roomCount: '3',
      bathroomCount: '4',
      startDate: '2027-03-01',
      endDate: '2027-03-31',
    });
  });

  it('takes the address from a place smaller than a country', () => {
    expect(shortParams(withPlace(values, place('city', 'Lisbon'), 'Lisbon'))).toMatchObject({
      locationValue: 'PT',
      address: 'Lisbon',
    });
    const country = shortParams(withPlace(values, place('country', 'Portugal'), 'Portugal'));
    expect(country).toHaveProperty('locationValue', 'PT');
    expect(country).not.toHaveProperty('address');
    expect(shortParams(withPlace(values, null, ' Alfama '))).toMatchObject({ address: 'Alfama' });
  });

  it('extends a range under 14 days, once it is whole (spec 3 §4)', async () => {
    const half = { start: '2027-03-01', end: null };
    expect(chosenRange(half)).toEqual(half);
    const short = { start: '2027-03-01', end: '2027-03-04' };
    expect(isExtended(short)).toBe(true);
    expect(chosenRange(short)).toEqual({ start: '2027-03-01', end: '2027-03-15' });
    expect(isExtended(chosenRange(short))).toBe(false);
    expect(await checkSteps(SHORT_STEPS, [0, 1, 2, 3], { ...values, range: half })).toMatchObject({
      at: 2,
    });
    expect(await checkSteps(SHORT_STEPS, [0, 1, 2, 3], values)).toBeNull();
  });

  it('leaves dates behind that are over', () => {
    const dates = { mode: 'exact', startDate: '2026-11-01', endDate: '2026-12-01' } as const;
    expect(shortValuesOf({ dates }, null, TODAY).range).toEqual(values.range);
  });

  it('opens on its first step, with Next and without Back', async () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    const { prelude } = await prerenderToNodeStream(
      <I18nProvider i18n={i18n}>
        <ShortSearch
          title="Search itinerants"
          current={{ locationValue: 'PT' }}
          onSearch={() => undefined}
          onClose={() => undefined}
        />
      </I18nProvider>,
    );
    const parts: string[] = [];
    for await (const part of prelude) parts.push(String(part));
    const text = parts.join('').replace(/<!-- -->/g, '');
    expect(text).toContain('Step 1 of 4');
    expect(text).toContain('value="Portugal"');
    expect(text).toMatch(/type="submit"[^>]*>Next</);
    expect(text).not.toContain('>Back<');
  });
});
