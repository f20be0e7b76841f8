import { expect, test } from 'vitest';
import { fillReply, findNamedFacts, findUnknownPlaceholders } from './saved-replies.ts';

const FACTS = { guest: 'Mina', dates: 'May 3 – 8', code: null };

test('placeholders are filled, and those without a fact stay and are named', () => {
  expect(fillReply('Hello {guest}, see you {dates}. Bye, {guest}!', FACTS)).toEqual({
    text: 'Hello Mina, see you May 3 – 8. Bye, Mina!',
    missing: [],
  });
  expect(fillReply('{code}, {guest}: {code}', FACTS)).toEqual({
    text: '{code}, Mina: {code}',
    missing: ['code'],
  });
});

test('a fact that looks like a placeholder is not filled again', () => {
  const facts = { ...FACTS, guest: '{code}', code: '1234' };
  expect(fillReply('{guest}', facts).text).toBe('{code}');
});

test('unknown placeholders are named as they are written, each once', () => {
  expect(findUnknownPlaceholders('{guest} {wifi} {door} {wifi}')).toEqual(['{wifi}', '{door}']);
  expect(findUnknownPlaceholders('{ guest } {Guest} {check-in}')).toHaveLength(3);
  expect(findUnknownPlaceholders(`{} {{code}} {a\nb} {${'x'.repeat(41)}}`)).toEqual([]);
});

test('the facts that a text names are found, each once', () => {
  expect(findNamedFacts('{code} {guest} {code} {door}')).toEqual(['guest', 'code']);
  expect(findNamedFacts('code')).toEqual([]);
});
