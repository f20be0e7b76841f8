import { expect, test } from 'vitest';
import { readCompiled, writeCompiled } from './compiled-catalog.js';
import { lengthened } from './long-texts.js';

/** @param {Record<string, unknown>} messages */
const longer = (messages) => readCompiled(lengthened(writeCompiled(messages)));

test('words grow to 140% and show that they were translated', () => {
  const { a } = longer({ a: ['Reserve this home'] });
  expect(a).toEqual(['Řëšëřvëřëš thíšth hömëhö']);
});

test('elements, arguments and signs stay what they are', () => {
  const message = [
    'Pay <0>now</0> ',
    ['amount'],
    ' · ',
    ['n', 'plural', { one: ['#', ' HD'], other: ['#'] }],
  ];
  expect(longer({ a: message })).toEqual({
    a: [
      'Páýpá <0>ñöwñö</0> ',
      ['amount'],
      ' · ',
      ['n', 'plural', { one: ['#', ' HDø'], other: ['#'] }],
    ],
  });
});

test('a catalogue compiled in a way it does not know is no quiet success', () => {
  expect(() => lengthened('export default {}')).toThrow('another way');
});

test('a compiled catalogue is read and written', () => {
  const messages = { a: ["It's ", ['name'], ' \\ "quoted"'], b: ['`c`\n'] };
  expect(readCompiled(writeCompiled(messages))).toEqual(messages);
});
