import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkErrorCodes } from './check-error-codes.js';
import { checkFiles } from './check-files.js';
import { checkGenerated, PRODUCTS } from './check-generated.js';
import { checkJsxText } from './check-jsx-text.js';
import { checkLabels } from './check-labels.js';
import { checkSql } from './check-sql.js';
import { CHECKS } from './checks.js';
import { ROOT } from './launch/root.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
/** @type {string} */
let root;
beforeEach(() => {
  tree = makeTree();
  root = tree.root;
});
afterEach(() => tree.remove());

/** @type {typeof tree.put} */
const put = (path, content) => tree.put(path, content);

describe('every check', () => {
  const tests = readdirSync(join(ROOT, 'scripts'))
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => readFileSync(join(ROOT, 'scripts', name), 'utf8'));

  test.each(CHECKS)('%s is shown to bite', (name) => {
    expect(tests.filter((text) => text.includes(`\ndescribe('${name}', `))).toHaveLength(1);
  });
});

describe('files and names', () => {
  const lines = (/** @type {number} */ count) => 'x;\n'.repeat(count);

  test.each([
    ['src/domain/long.ts', 400],
    ['src/domain/long.test.ts', 600],
    ['e2e/long.e2e.ts', 600],
  ])('%s has at most %d lines', (path, max) => {
    put(path, lines(max + 1));
    expect(checkFiles(root)).toEqual([expect.stringContaining(`${path}: ${max + 1} lines`)]);
    put(path, lines(max));
    expect(checkFiles(root)).toEqual([]);
  });

  test('catalogue data and generated code may be longer', () => {
    put('src/features/catalogues/data/amenities.ts', lines(900));
    put('generated/route-tree.gen.ts', lines(900));
    put('migrations/meta/any.js', lines(900));
    expect(checkFiles(root)).toEqual([]);
  });

  test('a face for browsers names modules or holds code, not both', () => {
    const face = 'src/market/page/index.web.ts';
    const named = "/** Cards. */\nexport { Card } from './web/card.tsx';\n";
    const code = 'export const PARTS = [];\n';
    put(face, `${named}${code}`);
    expect(checkFiles(root)).toEqual([expect.stringContaining(`${face}: names modules and holds`)]);
    for (const text of [named, code]) {
      put(face, text);
      expect(checkFiles(root)).toEqual([]);
    }
  });

  test.each([
    'src/domain/stayPrice.ts',
    'src/domain/Money.ts',
    'src/domain/stay_price.ts',
    'src/stayPricing/rule.ts',
    'src/domain/stay.priceList.ts',
  ])('%s is not kebab-case', (path) => {
    put(path, '');
    expect(checkFiles(root)).toEqual([expect.stringContaining('is not kebab-case')]);
  });

  test.each([
    'src/domain/stay-price.test.ts',
    'src/features/shell/messages/pt-BR.po',
    'src/features/stays/index.server.ts',
    'src/routes/__root.tsx',
    'src/routes/listings_.$id.tsx',
    'src/routes/_signed-in/trips.index.tsx',
    'src/routes/sitemap[.]xml.ts',
    'src/platform/server/database/open.ts',
    'src/domain/common-areas.ts',
    'README.md',
  ])('%s is a good name', (path) => {
    put(path, '');
    expect(checkFiles(root)).toEqual([]);
  });

  test.each([
    'src/utils/date.ts',
    'src/domain/helpers.ts',
    'src/domain/date-utils.ts',
    'src/common/a.ts',
    'src/domain/misc.test.ts',
    'src/platform/server/jobs/job-manager.ts',
    'src/platform/server/base.ts',
  ])('%s says nothing', (path) => {
    put(path, '');
    expect(checkFiles(root)).toEqual([expect.stringContaining('says nothing')]);
  });
});

describe('every refusal tried', () => {
  const CODES = ['not-found', 'date-past'];
  const UNTRIED = "The error code 'date-past' is in no test.";

  test('a code that only the product names, or a remark, is in no test', async () => {
    put('src/domain/dates.ts', "throw new Problem('date-past');");
    put('src/domain/dates.test.ts', "// 'date-past'\nexpect(code).toBe('not-found');");
    put('src/entry/testing/world.ts', "'date-past'");
    expect(await checkErrorCodes(root, CODES)).toEqual([UNTRIED]);
  });

  test.each(['src/domain/dates.test.ts', 'src/entry/resilience/testing/permissions/stays.ts'])(
    'what %s expects is tried',
    async (path) => {
      put(path, '[[\'not-found\', 404], ["date-past", 400]]');
      expect(await checkErrorCodes(root, CODES)).toEqual([]);
    },
  );

  test('the codes of a tree are those of each contract/errors.ts', async () => {
    put('src/features/stays/contract/errors.ts', "export const STAY_ERRORS = ['date-past'];");
    expect(await checkErrorCodes(root)).toEqual([UNTRIED]);
  });
});

describe('labels said once', () => {
  const OTHER = 'src/features/stays/web/names.ts';
  beforeEach(() => {
    put(
      'src/features/catalogues/labels/pets.ts',
      'export const PETS = { cat: msg`Cat`, dog: msg`Dog`, owl: { label: msg`Owl`, about: msg`Awake` } } as const;',
    );
  });

  test.each([
    'const names = { cat: t`Cat`, dog: t`Hound` };',
    "const names: Names = { 'cat': msg({ message: 'Puss' }), owl: msg`Owl` };",
    'export const N = { dog: { label: msg`Dog` }, owl: { icon: 1, label: t`Owl` }, eel: msg`Eel` };',
  ])('a second table: %s', (source) => {
    put(OTHER, `\n${source}`);
    expect(checkLabels(root)).toEqual([
      `${OTHER}:2: names what src/features/catalogues/labels/pets.ts names already.`,
    ]);
  });

  test.each([
    'const about = { cat: { about: msg`Purrs` }, dog: { about: msg`Barks` } };',
    'const icons = { cat: 1, dog: 2, owl: 3 };',
    'const form = { dog: msg`With a dog`, title: msg`Title`, city: msg`City` };',
    'const names = { ...PETS, eel: msg`Eel`, hen: msg`Hen` };',
    'const card = { label: msg`Card`, about: msg`About` };',
  ])('something else of the same ids: %s', (source) => {
    put(OTHER, source);
    expect(checkLabels(root)).toEqual([]);
  });
});

describe('no untranslated text', () => {
  const page = (/** @type {string} */ jsx) =>
    put('src/features/stays/web/page.tsx', `export const page = (x: P) => (\n${jsx}\n);\n`);

  test.each([
    ['<p>Book now</p>', 'Book now'],
    ['<p>{x.a} nights</p>', 'nights'],
    ['<p>{x.a ? "Yes" : "No"}</p>', 'Yes'],
    ['<p>{x.a && `Sold out`}</p>', 'Sold out'],
    ['<p>{`$' + '{x.town}, $' + '{x.country}`}</p>', ','],
    ['<p>{`From $' + '{x.a}`}</p>', 'From'],
    ['<img alt="A cabin" />', 'A cabin'],
    ['<button aria-label={"Close"} />', 'Close'],
    ['<input placeholder={x.a ?? "Anywhere"} />', 'Anywhere'],
    ['<Card title="Casa" />', 'Casa'],
    ['<Trans>Fine</Trans>;<b>Ünique</b>', 'Ünique'],
    ['<Plural value={x.n} label="bad" one="#" other="#"><b>x</b></Plural>', 'bad'],
  ])('%s', (jsx, text) => {
    page(`<>${jsx}</>`);
    expect(checkJsxText(root)).toContain(
      `src/features/stays/web/page.tsx:2: "${text}" is not translated.`,
    );
  });

  test.each([
    '<p><Trans>Book <b>now</b></Trans></p>',
    '<p>{t`Book now`}</p>',
    '<Plural value={x.n} one="# night" other="# nights" />',
    '<img alt="" className="cover large" />',
    '<button aria-label={t`Close`} type="button">×</button>',
    '<code>npm start</code>',
    '<p>Wayhearth</p>',
    '<p>{x.price} · {x.total}&nbsp;/ 5</p>',
    '<Link to={x.a ? "/trips" : "/"} title={t`Trips`} />',
  ])('%s is fine', (jsx) => {
    page(jsx);
    expect(checkJsxText(root)).toEqual([]);
  });
});

describe('SQL in stores only', () => {
  test.each([
    ['database.executeSql(text)', 'executeSql'],
    ["database['executeSql'](text)", 'executeSql'],
    ['(({ executeSql }) => executeSql(text))(database)', 'executeSql'],
    ["tx.execute('select id from stay')", 'select id'],
    ["tx.execute('SELECT now()')", 'SELECT now()'],
    ['tx.execute(`\n  update stay set price = $' + '{price}`)', 'update stay'],
    ['run(`delete from $' + '{table}`)', 'delete from'],
    ["run('insert into stay values (1)')", 'insert into'],
    ["run('with free as (select 1) table free')", 'with free'],
    ["run('set statement_timeout = 0; analyze')", 'set statement_timeout'],
    ["run('truncate table stay')", 'truncate table'],
    ["run('analyze')", 'analyze'],
  ])('%s', (code, what) => {
    put('src/entry/demo.ts', `export const it = ${code};`);
    expect(checkSql(root).join()).toMatch(/^src\/entry\/demo\.ts:1: .+ belongs into a store\.$/);
    expect(checkSql(root).join()).toContain(what);
  });

  test.each([
    'src/features/stays/server/store.ts',
    'src/features/stays/server/store/nights.ts',
    'src/features/stays/server/tables.ts',
    'src/platform/server/database/migrate.ts',
    'src/features/stays/server/nights.test.ts',
    'src/features/stays/server/testing/stage.ts',
  ])('%s is a home of it', (path) => {
    put(path, "database.executeSql('select id from stay');");
    expect(checkSql(root)).toEqual([]);
  });

  test.each([
    't`Select a home from the list`',
    "t('Update your profile, set a name')",
    "'select'",
    '{ db: { executeSql: (text) => executeOn(tx, text) } }',
  ])('%s is fine', (code) => {
    put('src/platform/server/jobs/open-queue.ts', `export const it = ${code};`);
    expect(checkSql(root)).toEqual([]);
  });
});

describe('nights and seats are written by the inventory alone', () => {
  const OUTSIDE = 'src/features/experiences/server/store/waitlist.ts';
  test.each([
    'sql`update listing_session set taken = taken + 1`',
    'sql`with held as (select 1) insert into night as held (night) values (${night})`',
    "sql.raw('DELETE FROM night_override')",
    'tx.insert(listingNights).values(rows)',
    'tx.update(listingSessions).set({ taken: 0 })',
  ])('%s', (code) => {
    put(OUTSIDE, `export const it = ${code};`);
    expect(checkSql(root)).toEqual([
      `${OUTSIDE}:1: writes nights or seats, which only the inventory does.`,
    ]);
    put(OUTSIDE, '');
    put('src/market/inventory/server/store/seats.ts', `export const it = ${code};`);
    expect(checkSql(root)).toEqual([]);
  });

  test('reading them is anybody’s', () => {
    put(OUTSIDE, 'export const it = sql`select taken from listing_session`;');
    expect(checkSql(root)).toEqual([]);
  });
});

describe('generated files match the code', () => {
  const products = [
    {
      name: 'copies',
      paths: ['out'],
      commands: () => [
        [
          '-e',
          "const fs = require('fs'); fs.mkdirSync('out', { recursive: true }); fs.writeFileSync('out/a.txt', fs.readFileSync('in.txt'))",
        ],
      ],
    },
  ];
  test('a file out of date, twice in a row, until it is made', async () => {
    put('in.txt', 'new');
    put('out/a.txt', 'old');
    const problem = ['out/a.txt is out of date (copies); run npm run generate.'];
    expect(await checkGenerated(root, products)).toEqual(problem);
    expect(readFileSync(join(root, 'out/a.txt'), 'utf8')).toBe('old');
    expect(await checkGenerated(root, products)).toEqual(problem);
    expect(await checkGenerated(root, products, { keep: true })).toEqual([]);
    expect(await checkGenerated(root, products)).toEqual([]);
  });

  test('a file that is missing', async () => {
    put('in.txt', 'new');
    const problem = ['out/a.txt is missing (copies); run npm run generate.'];
    expect(await checkGenerated(root, products)).toEqual(problem);
    expect(existsSync(join(root, 'out'))).toBe(false);
    expect(await checkGenerated(root, products)).toEqual(problem);
  });

  test('a command that fails', async () => {
    expect(await checkGenerated(root, products)).toEqual([
      expect.stringMatching(/^copies could not be made:/),
    ]);
  });

  const FILE_OF_PRODUCT = {
    'route tree': 'generated/route-tree.gen.ts',
    'addresses of routes': 'src/platform/contract/addresses.gen.ts',
    airports: 'generated/airports.json',
    cities: 'generated/cities.json',
    countries: 'generated/countries.json',
    'description of the API': 'generated/openapi.json',
    migrations: 'migrations/meta/_journal.json',
    'functions of the database': 'migrations/meta/_journal.json',
    settings: '.env.example',
    'index of decisions': 'docs/decisions/README.md',
    icons: 'src/platform/web/ui/icons.svg',
    'message catalogues': 'src/platform/messages/de.po',
  };

  test('what somebody wrote into any product by hand', async () => {
    expect(PRODUCTS.map(({ name }) => name)).toEqual(Object.keys(FILE_OF_PRODUCT));
    // The programs themselves take their time; the file as it is here stands in for them.
    const products = PRODUCTS.map((product) => {
      const path = FILE_OF_PRODUCT[product.name];
      const [[program = ''] = []] = product.commands();
      expect(existsSync(resolve(ROOT, program)), program).toBe(true);
      put(path, 'by hand');
      const copy = `require('fs').cpSync(${JSON.stringify(join(ROOT, path))}, '${path}')`;
      return { ...product, commands: () => [['-e', copy]] };
    });
    expect(await checkGenerated(root, products)).toEqual(
      Object.entries(FILE_OF_PRODUCT).map(
        ([name, path]) => `${path} is out of date (${name}); run npm run generate.`,
      ),
    );
  });
});
