import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runScript } from './launch/failure.js';
import { ROOT } from './launch/root.js';

const FOLDER = join(ROOT, 'src/platform/web/ui');
const NOTICE = '<!-- Lucide, ISC License, Copyright (c) Lucide Icons and Contributors -->';

// Draws the icons that icons.ts names into one file.
await runScript(async () => {
  const names = readFileSync(join(FOLDER, 'icons.ts'), 'utf8').matchAll(/icon\('([\w-]+)'\)/g);
  const symbols = [];
  for (const [, name = ''] of names) symbols.push(await symbolOf(name));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${NOTICE}\n${symbols.join('\n')}\n</svg>\n`;
  writeFileSync(join(FOLDER, 'icons.svg'), text);
  return 0;
});

/** @param {string} name */
async function symbolOf(name) {
  const file = join(ROOT, 'node_modules/lucide-react/dist/esm/icons', `${name}.mjs`);
  if (!existsSync(file)) throw new Failure(`Lucide has no icon called "${name}".`);
  /** @type {{ __iconData: { node: [string, Record<string, string>][] } }} */
  const { __iconData: icon } = await import(file);
  const parts = icon.node.map(([element, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${element} ${written.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${parts.join('')}</symbol>`;
}
