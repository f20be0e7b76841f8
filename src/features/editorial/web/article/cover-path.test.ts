import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getCoverPath } from './page-frame.tsx';

const CONTENT = join(import.meta.dirname, '../../content/en');
const PUBLIC = join(import.meta.dirname, '../../../../../public');
/** Maximum size of a picture. */
const BYTES = 15_000;

const pieces = ['blog', 'guide'].flatMap((folder) =>
  readdirSync(join(CONTENT, folder))
    .filter((file) => file !== 'index.md')
    .map((file) => `${folder}/${file.replace(/\.md$/, '')}`),
);

test.each(['about', ...pieces])('%s has a picture, and a light one', (path) => {
  const { size } = statSync(join(PUBLIC, getCoverPath(path) ?? ''));
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(BYTES);
});

test('pages that list pieces, and rules, have none', () => {
  for (const path of ['blog', 'guide', 'privacy', 'support/contact-us']) {
    expect(getCoverPath(path)).toBeNull();
  }
});
