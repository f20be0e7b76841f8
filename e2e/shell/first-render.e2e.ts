import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE } from '../support/exhaustive.ts';
import { startServer } from '../support/start-server.ts';
import { expect, test } from '../support/watched-test.ts';

/** In the HTML of React: the server could not render what follows. */
const NOT_RENDERED = '<!--$!-->';

const PATHS = [
  '/settings/language',
  '/settings/currency',
  '/settings/global-preferences',
  '/support/contact-us',
  '/itinerants/search',
  '/experiences/search',
  '/search',
  '/travel',
  '/faq',
  '/',
];

test('the first request of each page after a start has its content', RELEASE, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-first-'));
  const { origin, child } = await startServer({ DATA_DIR: folder, DEMO: 'off' });
  try {
    for (const path of PATHS) {
      const html = await (await fetch(`${origin}${path}`)).text();
      expect(html, path).not.toContain(NOT_RENDERED);
      expect(html, path).toContain('<h1');
    }
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
