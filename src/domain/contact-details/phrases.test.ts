import { describe, expect, test } from 'vitest';
import { hideContactDetails } from '../contact-details.ts';
import { TOP_LEVEL_DOMAINS as COMMON_ENDINGS } from './data/common-endings.ts';
import { TOP_LEVEL_DOMAINS } from './data/top-level-domains.ts';
import { HARMLESS_FIGURES } from './testing/harmless-figures.ts';
import { HARMLESS_PHRASES } from './testing/harmless-phrases.ts';
import { HARMLESS_SENTENCES } from './testing/harmless-sentences.ts';
import { REAL_ADDRESSES } from './testing/real-addresses.ts';
import { REAL_NUMBERS } from './testing/real-numbers.ts';

/** The text with each hidden detail as its kind in brackets. */
function shown(text: string): string {
  return hideContactDetails(text)
    .map((part) => (part.hidden === null ? part.text : `[${part.hidden}]`))
    .join('');
}

describe('what people say of prices, times, places and work', () => {
  test.each([...HARMLESS_PHRASES, ...HARMLESS_FIGURES, ...HARMLESS_SENTENCES])(
    '%s stays',
    (text) => {
      expect(shown(text)).toBe(text);
    },
  );

  test('is told from the ways to reach somebody', () => {
    expect(HARMLESS_PHRASES.length).toBeGreaterThan(200);
  });
});

describe('a way to reach somebody, in whatever form', () => {
  test.each(REAL_NUMBERS)('%s is hidden', (text) => {
    const words = shown(`please ${text} thanks`);
    expect(words).toContain('[phone]');
    expect(words).not.toMatch(/\p{N}{3}/u);
  });

  test.each(REAL_ADDRESSES)('%s: %s is hidden', (kind, text) => {
    expect(shown(text)).toContain(`[${kind}]`);
    expect(shown(`see ${text} there`)).toContain(`[${kind}]`);
  });

  test.each([
    ['my page is ana-tours.de', 'my page is [link]'],
    ['visit ana-tours.de, please', 'visit [link], please'],
    ['il mio sito è casa-anna.it.', 'il mio sito è [link].'],
    ['casa-anna.it/', '[link]'],
    ['(anna-ferien.at)', '([link])'],
    ['サイトはana-tours.jpです', 'サイトは[link]です'],
    ['我的网站是www.ana.casa你看', '我的网站是[link]'],
    ['เว็บana.comครับ', 'เว็บ[link]ครับ'],
  ])('%s: the link alone is hidden', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('what stands around it is shown as it was typed', () => {
    expect(shown('Ｈｉ！ ｅｖｉｌ．ｃｏｍ ㎡ ½ Ｂｙｅ。')).toBe('Ｈｉ！ [link] ㎡ ½ Ｂｙｅ。');
    expect(shown('１２０ ㎡、 ㏄㏄ @ana⑴')).toBe('１２０ ㎡、 ㏄㏄ [handle]⑴');
  });
});

test('the endings that a browser knows are some of those that the server knows', () => {
  expect(COMMON_ENDINGS.size).toBeGreaterThan(100);
  expect([...COMMON_ENDINGS].filter((ending) => !TOP_LEVEL_DOMAINS.has(ending))).toEqual([]);
});
