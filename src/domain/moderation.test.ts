import { expect, test } from 'vitest';
import { effectiveState, isSeen, messageContact, requestContact } from './moderation.ts';

test.each([
  ['visible', 'owner', true],
  ['visible', 'party', true],
  ['visible', 'other', true],
  ['limited', 'owner', true],
  ['limited', 'party', true],
  ['limited', 'other', false],
  ['hidden', 'owner', true],
  ['hidden', 'party', false],
  ['hidden', 'other', false],
] as const)('a %s thing is seen by its %s: %s', (state, relation, expected) => {
  expect(isSeen(state, relation)).toBe(expected);
});

test.each([
  ['visible', 'active', 'visible'],
  ['visible', 'limited', 'visible'],
  ['visible', 'suspended', 'limited'],
  ['limited', 'suspended', 'limited'],
  ['hidden', 'suspended', 'hidden'],
] as const)('a %s thing of an owner who is %s is %s', (state, standing, expected) => {
  expect(effectiveState(state, standing)).toBe(expected);
});

const nothing = { isBlocked: false, hasAgreed: false, isKnown: false };
test.each([
  ['strangers', 'active', nothing, 'ok'],
  ['a blocked pair', 'active', { ...nothing, isBlocked: true, isKnown: true }, 'no-contact'],
  [
    'a blocked pair with an agreed reservation',
    'active',
    { isBlocked: true, hasAgreed: true, isKnown: true },
    'ok',
  ],
  ['a limited person and a stranger', 'limited', nothing, 'account-limited'],
  ['a limited person and who wrote to them', 'limited', { ...nothing, isKnown: true }, 'ok'],
] as const)('messages between %s', (_name, standing, contact, expected) => {
  expect(messageContact(standing, contact)).toBe(expected);
});

test.each([
  ['active', false, 'ok'],
  ['active', true, 'not-requestable'],
  ['limited', false, 'account-limited'],
  ['limited', true, 'not-requestable'],
] as const)('a request by one who is %s, blocked: %s', (standing, isBlocked, expected) => {
  expect(requestContact(standing, { isBlocked })).toBe(expected);
});
