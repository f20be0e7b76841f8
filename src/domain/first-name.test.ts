import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it.each([
  ['Ana Ferreira', 'Ana'],
  ['  Ana  Ferreira', 'Ana'],
  ['Ana', 'Ana'],
  ['Dr. Ana Ferreira', 'Dr. Ana Ferreira'],
  ['J Kim', 'J Kim'],
  ['山田花子', '山田花子'],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(firstName(name)).toBe(called);
});
