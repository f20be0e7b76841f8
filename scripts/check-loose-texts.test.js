import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLooseTexts } from './check-loose-texts.js';
import { makeTree } from './testing/make-tree.js';

/** What the lines below use: values of a page, and components of ours and of a library. */
const HEAD = `
import { Trans, Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense } from 'react';
declare const t: (parts: TemplateStringsArray) => string;
declare const x: { is: boolean; text: string; count: number; none: string | null; node: ReactNode; element: ReactElement; texts: string[]; show(): ReactNode };
function Lone({ children }: { children: ReactNode }) { return <p>{children}</p>; }
function Beside({ label, children }: { label?: ReactNode; children?: ReactNode }) { return <p><b />{label}{children}</p>; }
function Around({ title }: { title: ReactNode }) { return <Beside label={title} />; }
`;

const LOOSE = [
  '<p><b />{x.is && "Sold"}</p>',
  '<p><b />{x.is ? "Sold" : <i />}</p>',
  '<p>{x.text}{x.is && <b />}</p>',
  '<p>{x.count} <b /></p>',
  '<p>{x.none ?? <i />} <b /></p>',
  '<p>{t`From here`}<b /></p>',
  '<p>Said <b /></p>',
  '<p><Trans>Said</Trans>{" · "}<b /></p>',
  '<p>{x.texts}</p>',
  '<p>{x.texts.map((text) => text.trim())}</p>',
  '<>{x.text}</>',
  '<Suspense>{x.text}</Suspense>',
  '<Link to="/">{x.text}<b /></Link>',
  '<p><b />{x.show()}</p>',
  '<Beside>{x.text}</Beside>',
  '<Beside>Said</Beside>',
  '<Beside label="Said" />',
  '<Around title={x.is ? x.text : <i />} />',
];

const FINE = [
  '<p>{x.text}</p>',
  '<p>Said</p>',
  '<p>{x.is ? x.text : <i />}</p>',
  '<p>{x.is && "Sold"}</p>',
  '<p><span>{x.text}</span>{x.is && <b />}</p>',
  '<p><b />{" "}<i /></p>',
  '<p><Trans>{x.count} of <b>many</b></Trans> <b /></p>',
  '<p><b /><Plural value={x.count} one="# night" other="# nights" /></p>',
  '<p>{x.texts.map((text) => <b key={text}>{text}</b>)}</p>',
  '<p><b />{x.element}</p>',
  '<Lone>{x.text}</Lone>',
  '<Link to="/">{x.text}</Link>',
  '<Beside label={<span>{x.text}</span>} />',
  '<Around title={<Trans>Said</Trans>} />',
  '<img alt={x.text} />',
];

const fileOf = (/** @type {number} */ at) => `src/features/stays/web/case-${at}.tsx`;
const CASES = [...LOOSE, ...FINE];
const RETURNED = 'export function Name() { return x.is ? x.text : <b />; }';

describe('no loose text', () => {
  /** @type {readonly string[]} */
  let found;
  const foundIn = (/** @type {number} */ at) =>
    found.filter((line) => line.startsWith(`${fileOf(at)}:`));
  const tree = makeTree();

  beforeAll(() => {
    tree.borrowPackages();
    for (const [at, jsx] of CASES.entries()) {
      tree.put(fileOf(at), `${HEAD}export const Page = () => (\n${jsx}\n);\n`);
    }
    tree.put(fileOf(CASES.length), `${HEAD}${RETURNED}\n`);
    found = checkLooseTexts(tree.root);
  }, 60_000);
  afterAll(() => tree.remove());

  test.each(LOOSE.map((jsx, at) => ({ jsx, at })))('$jsx is loose', ({ at }) => {
    expect(foundIn(at)).toEqual([expect.stringMatching(/ This text /)]);
  });

  test.each(FINE.map((jsx, at) => ({ jsx, at: at + LOOSE.length })))('$jsx is fine', ({ at }) => {
    expect(foundIn(at)).toEqual([]);
  });

  test('a component that is nothing but a text is loose', () => {
    expect(foundIn(CASES.length)).toEqual([expect.stringMatching(/ This text /)]);
  });
});
