import fc from 'fast-check';

/** Maximum characters of a message; the longest text that is searched for details. */
export const LONGEST = 2_000;
/** Fragments of a hostile text: beginnings that almost are a detail, repeated. */
export const fragment = fc.oneof(
  fc.constantFrom(
    ...[
      '(',
      '[',
      '+',
      '1',
      '12',
      '1 ',
      '1    ',
      '1\ufeff\ufeff\ufeff\ufeff',
      '12.',
      '12.03.',
      '2026-',
      '20261201-',
      '1.12.26/',
      '650+',
      '100 ',
      '1.200,50/',
      '=',
      '1a',
    ],
    ...[
      '€',
      'USD ',
      'kr',
      '1 250',
      '@',
      '＠',
      '＠hme',
      '@ab',
      'a@',
      'a@a.',
      'a@aa.aa_',
      ' @ ',
      'a',
      'a.',
      'a-',
      '.a-',
    ],
    ...[
      '.com',
      '.top',
      '.xn--',
      'xn--a.',
      '世界',
      '世。',
      'Dr.',
      'J.',
      'a.com',
      'x.com..',
      '.me',
      '-.',
      'at ',
      'a at ',
      '(at)',
      ' dot ',
      'a at b dot ',
      'www.',
      'http',
      '://',
      'tel:',
    ],
    ...[
      'insta',
      'insta:',
      'whats app =',
      ':',
      '=',
      '#',
      '_',
      ' ',
      '        ',
      '\n',
      '\u200b',
      '١',
      '𝟗',
      '①',
      '😀',
      'ä',
      "'",
      '%',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
/** Texts of the longest length that a message may have, made to be slow to search. */
export const hostileText = fc
  .array(
    fc.tuple(
      fc.array(fragment, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 2, 6, 60, LONGEST),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((runs) => {
    const text = runs
      .map(([pieces, times]) => pieces.join('').repeat(times).slice(0, LONGEST))
      .join('');
    return text.repeat(Math.ceil(LONGEST / Math.max(1, text.length))).slice(0, LONGEST);
  })
  .filter((text) => text.length === LONGEST);
