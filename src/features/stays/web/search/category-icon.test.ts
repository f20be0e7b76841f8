import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { LISTING_CATEGORIES } from '#domain/vocabulary.ts';
import { drawCategoryIcons } from './testing/draw-category-icons.tsx';

const FILE = new URL('../../../../../public/category-icons.svg', import.meta.url);

it('public/category-icons.svg has an icon for each category (UPDATE=1 writes it anew)', async () => {
  const drawn = drawCategoryIcons();
  if (process.env.UPDATE === '1') await writeFile(FILE, drawn);
  const served = await readFile(FILE, 'utf8');
  expect(served).toBe(drawn);
  for (const category of LISTING_CATEGORIES) expect(served).toContain(`<symbol id="${category}"`);
});
