import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from './checks.js';
import { ROOT } from './launch/root.js';

const [, CRUISE] = CHECKS.find(([name]) => name === 'who may know whom') ?? CHECKS[0];

const IMPORTS = {
  '#domain/*': './src/domain/*',
  '#platform/*': './src/platform/*',
  '#market/*': './src/market/*',
  '#features/*': './src/features/*',
  '#generated/*': './generated/*',
};

/** Each has an `index.js`, as the whole of it, and a `server.js` beside it. */
const PACKAGES = [
  ...['pg', 'drizzle-orm', 'valibot', 'vitest', 'stripe', 'better-auth', 'sharp', 'marked'],
  ...['react-dom', 'unheard-of'],
];

/** Some of what Node brings along, by either name. */
const NODE_MODULES = [
  ...['node:fs', 'path', 'node:fs/promises', 'node:stream', 'events', 'zlib', 'worker_threads'],
  ...['node:async_hooks', 'timers/promises', 'tls', 'node:dns', 'buffer', 'process', 'vm', 'v8'],
  ...['node:sqlite', 'node:test'],
];

/** A small house in good order; each case adds what breaks a rule. */
const SOUND = {
  'bench/bench.ts': "import '../e2e/support/launch.ts'; import '../scripts/run.js';",
  'e2e/support/launch.ts': '',
  'scripts/run.js': '',
  'src/domain/money.ts': '',
  'src/domain/dates.ts': "import './money.ts';",
  'src/domain/nights.ts': "import './dates.ts';",
  'src/domain/dates.test.ts': "import 'vitest'; import './dates.ts';",
  'src/platform/contract/route.ts': "import 'valibot'; import '#domain/money.ts';",
  'src/platform/server/database/open.ts': "import 'pg'; import 'drizzle-orm';",
  'src/platform/server/testing/database.ts': "import 'pg'; import 'vitest';",
  'src/platform/web/client.ts': "import '#platform/contract/route.ts'; import 'react-dom';",
  'src/features/accounts/server/tables.ts': "import 'drizzle-orm';",
  'src/features/accounts/server/store.ts': "import 'drizzle-orm'; import './tables.ts';",
  'src/features/accounts/index.server.ts': "import './server/store.ts';",
  'src/features/accounts/contract.ts': "import '#platform/contract/route.ts';",
  'src/features/accounts/contract/schemas.ts': "import 'valibot';",
  'src/features/accounts/contract/addresses.gen.ts':
    "import type {} from '#platform/contract/route.ts'; import type {} from '../contract.ts';",
  'src/features/accounts/web/page.tsx':
    "import type {} from '../contract.ts'; import '../contract/addresses.gen.ts'; import '../contract/schemas.ts'; import '#platform/web/client.ts';",
  'src/features/accounts/index.web.ts': "import './web/page.tsx';",
  'src/market/search/index.server.ts': "import '#features/accounts/index.server.ts';",
  'src/features/listings/server/tables.ts':
    "import 'drizzle-orm'; import '#features/accounts/server/tables.ts';",
  'src/features/listings/server/use-cases/add-listing.ts':
    "import '#features/accounts/index.server.ts';",
  'src/features/listings/server/store/cards.ts':
    "import 'drizzle-orm'; import '#features/accounts/server/tables.ts';",
  'src/features/listings/index.server.ts': "import './server/use-cases/add-listing.ts';",
  'src/features/listings/index.web.ts': "import '#features/accounts/index.web.ts';",
  'src/features/stays/index.server.ts':
    "import '#features/listings/index.server.ts'; import '#market/search/index.server.ts';",
  'src/features/itinerants/index.server.ts': "import '#features/listings/index.server.ts';",
  'src/features/shell/index.web.ts': "import '#features/listings/index.web.ts';",
  'src/features/novelty/index.server.ts': "import '#features/stays/index.server.ts';",
  'src/routes/index.tsx': "import '#features/listings/index.web.ts';",
  'src/entry/router.tsx': "import '#generated/route-tree.gen.ts';",
  'generated/route-tree.gen.ts':
    "import '../src/routes/index.tsx'; import type {} from '../src/entry/router.tsx';",
  'src/entry/client.tsx': "import('./hydrate.tsx');",
  'src/entry/hydrate.tsx': "import './router.tsx';",
  'src/entry/http.ts':
    "import '#features/shell/index.web.ts'; import '#features/stays/index.server.ts';",
  'scripts/start.js': '',
  'demo/load.ts': "import '#features/stays/index.server.ts';",
};

/** What each rule is there to stop: the rule, the file at fault, and what it imports. */
const BROKEN = [
  ['no-cycles', 'src/domain/dates.ts', './nights.ts'],
  ['resolvable', 'src/domain/lost.ts', './nowhere.ts'],
  ['domain-is-pure', 'src/domain/price.ts', '#platform/contract/route.ts'],
  ['domain-is-pure', 'src/domain/price.ts', 'valibot'],
  ['domain-is-pure', 'src/domain/price.ts', 'node:fs'],
  ['domain-tests-know-only-domain', 'src/domain/price.test.ts', '#platform/contract/route.ts'],
  ['platform-knows-no-feature', 'src/platform/server/mail.ts', '#features/accounts/contract.ts'],
  ['platform-knows-no-feature', 'src/platform/server/mail.ts', '../../entry/http.ts'],
  ['product-knows-no-script', 'src/platform/server/mail.ts', '../../../scripts/start.js'],
  ['nobody-knows-the-roots', 'src/features/stays/web/card.tsx', '../../../routes/index.tsx'],
  ['nobody-knows-the-roots', 'src/features/stays/server/seed.ts', '../../../../demo/load.ts'],
  ['only-the-port-knows-the-demo', 'src/entry/serve.ts', '../../demo/load.ts'],
  ['the-demo-is-read-late', 'src/entry/demo-world.ts', '../../demo/load.ts'],
  [
    'only-the-face-of-a-peer',
    'src/features/stays/server/policy.ts',
    '#features/listings/server/use-cases/add-listing.ts',
  ],
  [
    'only-the-face-of-a-peer',
    'src/features/novelty/server/policy.ts',
    '#features/listings/server/tables.ts',
  ],
  [
    'only-tables-for-tables',
    'src/features/stays/server/tables.ts',
    '#features/listings/server/store/cards.ts',
  ],
  [
    'only-face-and-tables-for-stores',
    'src/features/stays/server/store/rows.ts',
    '#features/listings/server/store/cards.ts',
  ],
  [
    'only-face-and-tables-for-the-stores-of-roots',
    'demo/store/rows.ts',
    '#features/listings/server/store/cards.ts',
  ],
  ['only-the-face-for-the-roots', 'src/routes/about.tsx', '#features/accounts/web/page.tsx'],
  ['only-the-face-for-the-roots', 'src/routes/late.tsx', '#features/accounts/late.web.ts'],
  ['order-of-features-1', 'src/features/catalogues/a.ts', '#features/accounts/contract.ts'],
  ['order-of-features-2', 'src/features/accounts/a.ts', '#features/listings/index.web.ts'],
  ['order-of-features-3', 'src/market/inventory/a.ts', '#market/search/index.server.ts'],
  ['order-of-features-4', 'src/market/page/a.ts', '#market/search/index.server.ts'],
  ['order-of-features-5', 'src/market/booking/a.ts', '#market/search/index.server.ts'],
  ['order-of-features-5', 'src/market/booking/a.ts', '#features/listings/index.server.ts'],
  ['order-of-features-6', 'src/features/listings/a.ts', '#features/stays/index.server.ts'],
  ['order-of-features-6', 'src/features/listings/a.ts', '#features/novelty/index.server.ts'],
  ['order-of-features-7', 'src/features/stays/a.ts', '#features/itinerants/index.server.ts'],
  ['order-of-features-8', 'src/features/reservations/a.ts', '#features/shell/index.web.ts'],
  ['order-of-features-9', 'src/features/reviews/a.ts', '#features/shell/index.web.ts'],
  ['order-of-features-10', 'src/features/editorial/a.ts', '#features/shell/index.web.ts'],
  ['order-of-features-11', 'src/features/console/a.ts', '#features/shell/index.web.ts'],
  ['order-of-features-unplaced', 'src/features/novelty/a.ts', '#features/shell/index.web.ts'],
  ['order-of-features-unplaced', 'src/features/novelty/a.ts', '#features/other/contract.ts'],
  [
    'web-knows-no-server-beside-it',
    'src/features/stays/web/list.tsx',
    '#features/stays/index.server.ts',
  ],
  ['web-knows-addresses-alone', 'src/features/accounts/web/form.tsx', '../contract.ts'],
  ['web-knows-addresses-alone', 'src/routes/trips.tsx', '#features/accounts/contract.ts'],
  [
    'no-route-beside-schemas',
    'src/features/accounts/contract/login-schemas.ts',
    '#platform/contract/route.ts',
  ],
  ['browser-reaches-no-server', 'src/routes/trips.tsx', '#platform/server/database/open.ts'],
  ['browser-reaches-no-driver', 'src/routes/trips.tsx', 'pg'],
  ...['stripe', 'better-auth', 'sharp', 'marked', 'unheard-of', 'react-dom/server.js'].map(
    (library) => ['browser-reaches-no-server-library', 'src/routes/trips.tsx', library],
  ),
  ...NODE_MODULES.map((name) => ['browser-reaches-no-node', 'src/routes/trips.tsx', name]),
  ['sql-in-stores-only', 'src/features/stays/server/use-cases/find.ts', 'drizzle-orm'],
  ['sql-in-stores-only', 'src/platform/server/jobs.ts', 'pg'],
  ['product-knows-no-test', 'src/features/stays/server/mail.ts', 'vitest'],
  [
    'product-knows-no-test',
    'src/features/stays/server/mail.ts',
    '#platform/server/testing/database.ts',
  ],
];

/** Reached through a face, so that nothing but the way there is wrong. */
const ON_THE_WAY = {
  'src/features/other/contract.ts': '',
  'src/features/accounts/late.web.ts': '',
  'src/features/stays/web/deep.ts': "import '../server/rows.ts';",
  'src/features/stays/server/rows.ts': '',
  'src/features/stays/index.web.ts': "import './web/deep.ts';",
  'src/routes/far.tsx': "import '#features/stays/index.web.ts';",
};

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-architecture-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} files */
function violationsOf(files) {
  const root = mkdtempSync(join(folder, 'house-'));
  const all = { ...files, 'package.json': JSON.stringify({ type: 'module', imports: IMPORTS }) };
  for (const name of PACKAGES) {
    all[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'index.js' });
    all[`node_modules/${name}/index.js`] = '';
    all[`node_modules/${name}/server.js`] = '';
  }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${content}\n`);
  }
  cpSync(join(ROOT, '.dependency-cruiser.cjs'), join(root, '.dependency-cruiser.cjs'));
  const cruise = CRUISE().map((part) => (part === 'err' ? 'json' : part));
  // It ends with the number of violations, which is no failure here.
  const { stdout, stderr } = spawnSync(process.execPath, cruise, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${stdout}${stderr}`);
  /** @type {{ summary: { violations: { rule: { name: string }, from: string }[] } }} */
  const { summary } = JSON.parse(stdout);
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

test('a house in good order breaks no rule', () => {
  expect(violationsOf(SOUND)).toEqual([]);
});

describe('who may know whom', () => {
  // A file that breaks several rules, or one in several ways, gets a twin for each.
  const files = new Map();
  const cases = BROKEN.map(([rule = '', file = '', to = '']) => {
    const twin = (number) =>
      file.replace(/(?=\.(?:test\.)?tsx?$)/, number === 1 ? '' : `-${number}`);
    let number = 1;
    while (files.has(twin(number))) number += 1;
    const from = twin(number);
    files.set(from, `${SOUND[from] ?? ''} import '${to}';`);
    return { rule, from, to };
  });
  /** @type {ReturnType<typeof violationsOf>} */
  let found;
  beforeAll(() => {
    found = violationsOf({ ...SOUND, ...ON_THE_WAY, ...Object.fromEntries(files) });
  });

  test.each(cases)('$rule: $from imports $to', ({ rule, from }) => {
    expect(found).toContainEqual({ rule, from });
  });

  test.each(['bench', 'e2e', 'scripts'])('a circle of two files in %s is found', (place) => {
    const circle = { [`${place}/a.ts`]: "import './b.ts';", [`${place}/b.ts`]: "import './a.ts';" };
    expect(violationsOf({ ...SOUND, ...circle })).toContainEqual({
      rule: 'no-cycles',
      from: `${place}/a.ts`,
    });
  });

  test('a way of several steps to the server is found', () => {
    expect(found).toContainEqual({ rule: 'browser-reaches-no-server', from: 'src/routes/far.tsx' });
  });

  test('every rule of the configuration has a case', () => {
    const names = execFileSync(
      process.execPath,
      ['-p', "require('./.dependency-cruiser.cjs').forbidden.map((rule) => rule.name).join()"],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const tried = new Set(BROKEN.map(([rule]) => rule));
    // The shell is the last of the order; only roots stand above it, and they have their own rule.
    const untried = names
      .trim()
      .split(',')
      .filter((name) => !tried.has(name));
    expect(untried).toEqual(['order-of-features-12']);
  });
});
