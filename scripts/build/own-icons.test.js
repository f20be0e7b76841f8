import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../launch/root.js';
import { iconsOf, withOwnIcons } from './own-icons.js';

const ICONS = new Map([
  ['X', 'x'],
  ['MapIcon', 'map'],
]);

test('a module makes the icons that it shows, under its own names for them', () => {
  const code = "import { type IconComponent, MapIcon, X as Cross } from './icons.ts';\nrest();";
  expect(withOwnIcons(code, ICONS)).toBe(
    "import { icon as makeIcon } from './icons.ts'; const MapIcon = /* @__PURE__ */ makeIcon('map'); " +
      "const Cross = /* @__PURE__ */ makeIcon('x');\nrest();",
  );
});

test('imports of types alone and of other modules stay as they are', () => {
  const code =
    "import type { IconComponent } from '#platform/web/ui/icons.ts';\nimport { X } from './x.ts';";
  expect(withOwnIcons(code, ICONS)).toBe(code);
});

test('an icon that is not there is told', () => {
  expect(() => withOwnIcons("import { Y } from './icons.ts';", ICONS)).toThrow('called Y');
});

test('every icon of the product is known by its name', () => {
  const code = readFileSync(join(ROOT, 'src/platform/web/ui/icons.ts'), 'utf8');
  const icons = iconsOf(code);
  expect(icons.get('MapIcon')).toBe('map');
  expect(icons.size).toBe(code.match(/^export const /gm)?.length);
});
