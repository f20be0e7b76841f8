import { expect, test } from 'vitest';
import { nearestStation } from './around-here.tsx';

const ROSSIO = { name: 'Rossio', latitude: 38.7146, longitude: -9.141 };
const ORIENTE = { name: 'Oriente', latitude: 38.7678, longitude: -9.0993 };

test('the nearest of a city is told, whichever comes first', () => {
  const inAlfama = { latitude: 38.712, longitude: -9.13 };
  for (const stations of [
    [ROSSIO, ORIENTE],
    [ORIENTE, ROSSIO],
  ]) {
    const nearest = nearestStation(stations, inAlfama);
    expect(nearest?.name).toBe('Rossio');
    expect(nearest?.km).toBeCloseTo(1, 0);
  }
});

test('a city without trains has none', () => {
  expect(nearestStation([], ROSSIO)).toBeNull();
});
