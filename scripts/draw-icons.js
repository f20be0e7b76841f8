import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runScript } from './launch/failure.js';
import { ROOT } from './launch/root.js';

const UI = join(ROOT, 'src/platform/web/ui');
const CATEGORIES = join(ROOT, 'src/features/catalogues/data/listing-categories.ts');
const NOTICE = '<!-- Lucide, ISC License, Copyright (c) Lucide Icons and Contributors -->';

// Draws the icons that icon.ts and icons.ts name into one file, and those of the categories into another.
await runScript(async () => {
  const named = ['icons.ts', 'icon.ts'].map((file) => readFileSync(join(UI, file), 'utf8'));
  const icons = named.join('\n').matchAll(/icon\('([\w-]+)'\)/g);
  write(
    join(UI, 'icons.svg'),
    Array.from(icons, ([, name = '']) => symbolOf(name, name)),
  );
  const entries = readFileSync(CATEGORIES, 'utf8').matchAll(/^ {2}(\w+): \{.*?icon: '([\w-]+)'/gms);
  write(
    join(ROOT, 'public/category-icons.svg'),
    Array.from(entries, ([, category = '', name = '']) => symbolOf(category, name)),
  );
  return 0;
});

/**
 * @param {string} file
 * @param {readonly string[]} symbols
 */
function write(file, symbols) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${NOTICE}\n${symbols.join('\n')}\n</svg>\n`;
  writeFileSync(file, text);
}

/**
 * @param {string} id
 * @param {string} name of the icon
 */
function symbolOf(id, name) {
  const file = join(ROOT, 'node_modules/lucide-static/icons', `${name}.svg`);
  if (!existsSync(file)) throw new Failure(`Lucide has no icon called "${name}".`);
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const tidy = shapes
    .trim()
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
  return `<symbol id="${id}" viewBox="0 0 24 24">${tidy}</symbol>`;
}
