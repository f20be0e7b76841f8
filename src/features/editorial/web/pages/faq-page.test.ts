import { expect, test } from 'vitest';
import type { ContentNode } from '../../content-page.ts';
import { findQuestions, questionGroups } from './faq-page.tsx';

const BODY: readonly ContentNode[] = [
  ['h2', { id: 'paying' }, ['Paying']],
  ['h3', { id: 'charged' }, ['When am I charged?']],
  ['p', {}, ['After approval, on the ', ['a', { href: '/trips' }, ['payment page']], '.']],
  ['h3', { id: 'deposit' }, ['¿Qué es el depósito?']],
  ['p', {}, ['It’s returned.']],
  ['h2', { id: 'hosting' }, ['Hosting']],
  ['h3', { id: 'decline' }, ['May I decline?']],
  ['p', {}, ['Yes.']],
];

const found = (typed: string) =>
  findQuestions(questionGroups(BODY), typed).map(({ id, questions }) => [
    id,
    questions.map((question) => question.id),
  ]);

test('nothing typed finds every question under its heading', () => {
  expect(found('  ')).toEqual([
    ['paying', ['charged', 'deposit']],
    ['hosting', ['decline']],
  ]);
});

test('every word must occur, in the question or in its answer', () => {
  expect(found('charged PAYMENT')).toEqual([['paying', ['charged']]]);
  expect(found('charged decline')).toEqual([]);
});

test('case, accents and the form of the apostrophe do not matter', () => {
  expect(found('DEPOSITO')).toEqual([['paying', ['deposit']]]);
  expect(found("it's")).toEqual([['paying', ['deposit']]]);
});
