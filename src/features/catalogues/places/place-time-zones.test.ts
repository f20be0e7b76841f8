import { expect, test } from 'vitest';
import { countries } from '../data/countries.ts';
import { cityIndex } from './city-index.ts';
import { countryOfZone, countryUsesZone, timeZoneAt, zonesOfCountry } from './place-time-zones.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['Pago Pago', 'AS', -14.278, -170.7, 'Pacific/Pago_Pago'],
  ['Jayapura', 'ID', -2.533, 140.717, 'Asia/Jayapura'],
  ['Eilat', 'IL', 29.558, 34.948, 'Asia/Jerusalem'],
  ['Tornio', 'FI', 65.848, 24.147, 'Europe/Helsinki'],
  ['Haparanda', 'SE', 65.835, 24.137, 'Europe/Stockholm'],
  ['Sabang', 'ID', 5.89, 95.32, 'Asia/Jakarta'],
  ['Zhänibek', 'KZ', 49.42, 46.85, 'Asia/Oral'],
  ['Fakaofo', 'TK', -9.38, -171.25, 'Pacific/Fakaofo'],
  ['Kiritimati', 'KI', 1.87, -157.4, 'Pacific/Kiritimati'],
  ['the Chatham Islands', 'NZ', -43.95, -176.56, 'Pacific/Chatham'],
  ['Lord Howe Island', 'AU', -31.55, 159.08, 'Australia/Lord_Howe'],
  ['Easter Island', 'CL', -27.15, -109.43, 'Pacific/Easter'],
  ['the Marquesas', 'PF', -8.91, -140.1, 'Pacific/Marquesas'],
  ['Ushuaia', 'AR', -54.81, -68.31, 'America/Argentina/Ushuaia'],
  ['Pristina', 'XK', 42.67, 21.17, 'Europe/Belgrade'],
  ['Copenhagen', 'DK', 55.676, 12.568, 'Europe/Copenhagen'],
])('%s keeps the time of its own country', (_, countryCode, latitude, longitude, zone) => {
  expect(timeZoneAt(at(latitude, longitude), countryCode)).toBe(zone);
});

test('no city of the catalogue gets a zone of another country', () => {
  const { ids, names, countryCodes, latitudes, longitudes } = cityIndex();
  const wrong: string[] = [];
  for (let city = 0; city < ids.length; city += 1) {
    const country = countryCodes[city] ?? '';
    const zone = timeZoneAt(at(latitudes[city] ?? 0, longitudes[city] ?? 0), country);
    if (!countryUsesZone(country, zone)) wrong.push(`${names[city]}, ${country}: ${zone}`);
  }
  expect(ids.length).toBeGreaterThan(40_000);
  expect(wrong).toEqual([]);
});

test('every country with a city has zones, in every one of its names', () => {
  const inhabited = new Set(cityIndex().countryCodes);
  const without = countries('en').filter(
    ({ value }) => inhabited.has(value) && zonesOfCountry(value).length === 0,
  );
  expect(without).toEqual([]);
  expect(countryUsesZone('IN', 'Asia/Kolkata')).toBe(true);
  expect(countryUsesZone('IN', 'Asia/Calcutta')).toBe(true);
  expect(countryUsesZone('SE', 'Europe/Helsinki')).toBe(false);
});

test('a point of no country has the time of the sea', () => {
  expect(timeZoneAt(at(-40, -120), null)).toBe('Etc/GMT+8');
});

test('a point far out at sea gets the zone of its country nearest to the sun', () => {
  expect(timeZoneAt(at(30, -40), 'PT')).toBe('Atlantic/Azores');
});

test('a zone tells its country when one alone keeps it', () => {
  expect(countryOfZone('Australia/Lord_Howe')).toBe('AU');
  expect(countryOfZone('Etc/GMT+8')).toBeNull();
});
