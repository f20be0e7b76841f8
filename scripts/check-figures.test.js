import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFigures } from './check-figures.js';
import { makeTree } from './testing/make-tree.js';

/** What the lines below use: values of a page, and ways to write them out. */
const HEAD = `
import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
declare const i18n: I18n;
declare const t: (parts: TemplateStringsArray) => string;
declare const x: { is: boolean; count: number; some?: number; text: string; format: Intl.NumberFormat };
declare function formatMoney(amount: number): string;
const useMoney = () => (amount: number) => formatMoney(amount);
function fareOf(amount: number) { if (x.is) return formatMoney(amount); return x.text; }
function Fact({ children }: { children: ReactNode }) { return <dd>{children}</dd>; }
`;
const BODY = 'const money = useMoney(); const total = money(x.count);';

const TRANSLATED = [
  '<p>{x.count}</p>',
  '<p>{x.some}</p>',
  '<p>{x.is ? x.count : "none"}</p>',
  '<p>{i18n.number(x.count)}</p>',
  '<p>{x.format.format(x.count)}</p>',
  '<p>{formatMoney(x.count)}</p>',
  '<p>{money(x.count)}</p>',
  '<p>{total}</p>',
  '<p>{fareOf(x.count)}</p>',
  '<p>{`−${i18n.number(x.count)} / ${x.count}`}</p>',
  '<Link to="/">{x.count}</Link>',
  '<Fact>{total}</Fact>',
  '<p><b /><span>{total}</span></p>',
  '<Trans>You pay <b>{total}</b> now</Trans>',
];

const FINE = [
  '<p translate="no">{total}</p>',
  '<p translate="no"><b>{total}</b></p>',
  '<p translate={x.count === 0 ? undefined : "no"}>{x.count === 0 ? t`Free` : total}</p>',
  '<p>{x.text}</p>',
  '<p>{`${x.count} nights`}</p>',
  '<Trans>{total} a night</Trans>',
  '<input value={x.count} />',
];

const CASES = [...TRANSLATED, ...FINE];
const fileOf = (/** @type {number} */ at) => `src/features/stays/web/case-${at}.tsx`;

describe('figures stay as written', () => {
  /** @type {readonly string[]} */
  let found;
  const foundIn = (/** @type {number} */ at) =>
    found.filter((line) => line.startsWith(`${fileOf(at)}:`));
  const tree = makeTree();

  beforeAll(() => {
    tree.borrowPackages();
    for (const [at, jsx] of CASES.entries()) {
      tree.put(fileOf(at), `${HEAD}export function Page() {\n${BODY}\nreturn (\n${jsx}\n);\n}\n`);
    }
    found = checkFigures(tree.root);
  }, 60_000);
  afterAll(() => tree.remove());

  test.each(TRANSLATED.map((jsx, at) => ({ jsx, at })))('$jsx is rewritten', ({ at }) => {
    expect(foundIn(at)).toEqual([expect.stringMatching(/ a figure alone/)]);
  });

  test.each(FINE.map((jsx, at) => ({ jsx, at: at + TRANSLATED.length })))(
    '$jsx is fine',
    ({ at }) => {
      expect(foundIn(at)).toEqual([]);
    },
  );
});
