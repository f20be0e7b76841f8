import { expect, test } from 'vitest';
import { readContentPage } from './read-content-page.js';

const HEAD = '---\ntitle: A page\ndescription: What it says.\n---\n';

/** @param {string} markdown @param {{ locale?: string, english?: string }} [other] */
function read(markdown, { locale = 'en', english = markdown } = {}) {
  return readContentPage({ path: 'page', locale, text: HEAD + markdown, source: HEAD + english });
}

test('a page brings what stands above its text', () => {
  const text = `---\ntitle: A page\ndescription: It: says.\ndate: 2026-11-21\norder: 2\nminutes: 3\nkind: guide\n---\nHello.\n`;
  expect(readContentPage({ path: 'guide/a', locale: 'en', text, source: text })).toEqual({
    path: 'guide/a',
    locale: 'en',
    title: 'A page',
    description: 'It: says.',
    date: '2026-11-21',
    order: 2,
    minutes: 3,
    kind: 'guide',
    body: [['p', {}, ['Hello.']]],
  });
});

test('anchors are the English words, by position, in every language', () => {
  const english = '## Our mission\n\n### What if it\'s "late"?\n\n## Our mission\n';
  const german = '## Unser Auftrag\n\n### Und wenn’s spät wird?\n\n## Unser Auftrag\n';
  const { body } = read(german, { locale: 'de', english });
  expect(body.map((node) => node[1])).toEqual([
    { id: 'our-mission' },
    { id: 'what-if-its-late' },
    { id: 'our-mission-2' },
  ]);
});

test('a translation with other headings fails the build', () => {
  expect(() => read('## One\n', { locale: 'de', english: '## One\n\n## Two\n' })).toThrow(
    'content/de/page.md: lacks the heading "two"',
  );
  expect(() => read('## One\n\n## Two\n', { locale: 'de', english: '## One\n' })).toThrow(
    'heading more',
  );
});

test('lists, tables, quotes and links keep their structure', () => {
  const { body } = read(
    '1. **One** of [two](/faq)\n2. `code`\n\n| A | B |\n|---|---|\n| 1 | *2* |\n\n> Said.\n',
  );
  expect(body).toEqual([
    [
      'ol',
      {},
      [
        ['li', {}, [['strong', {}, ['One']], ' of ', ['a', { href: '/faq' }, ['two']]]],
        ['li', {}, [['code', {}, ['code']]]],
      ],
    ],
    [
      'table',
      {},
      [
        [
          'thead',
          {},
          [
            [
              'tr',
              {},
              [
                ['th', { scope: 'col' }, ['A']],
                ['th', { scope: 'col' }, ['B']],
              ],
            ],
          ],
        ],
        [
          'tbody',
          {},
          [
            [
              'tr',
              {},
              [
                ['td', {}, ['1']],
                ['td', {}, [['em', {}, ['2']]]],
              ],
            ],
          ],
        ],
      ],
    ],
    ['blockquote', {}, [['p', {}, ['Said.']]]],
  ]);
});

test('signs that HTML escapes stay as they were typed', () => {
  expect(read('5 < 6 & "so" it is\n').body).toEqual([['p', {}, ['5 < 6 & "so" it is']]]);
});

test.each([
  ['raw HTML', '<b>bold</b>\n'],
  ['a block of HTML', '<div>\nx\n</div>\n'],
  ['a picture', '![x](/y.png)\n'],
  ['a link that runs code', '[x](javascript:alert(1))\n'],
  ['a link to another host without a scheme', '[x](//elsewhere.example)\n'],
  ['a second title', '# Title\n'],
])('%s is refused', (_what, markdown) => {
  expect(() => read(markdown)).toThrow('content/en/page.md');
});

test('front matter that nobody knows is refused', () => {
  const text = '---\ntitle: A\ndescription: B\nauthor: C\n---\n';
  expect(() => readContentPage({ path: 'p', locale: 'en', text, source: text })).toThrow('author');
});
