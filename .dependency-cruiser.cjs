// Who may know whom. The order stands here once; every rule below speaks of any feature, so a
// new one is covered before anybody names it (it may know all but the shell, and only the shell
// and the roots may know it, until it gets its place in ORDER).

const { builtinModules } = require('node:module');

/** From the lowest to the highest; those of one line are peers and don't know each other. */
const ORDER = [
  ['catalogues'],
  ['accounts'],
  // The market: what homes, itinerants and experiences share.
  ['inventory'],
  ['calendar', 'page'],
  ['booking', 'hosting', 'search'],
  ['cohosting', 'listings', 'preferences'],
  ['stays', 'itinerants', 'experiences'],
  ['reservations'],
  ['alerts', 'earnings', 'messaging', 'numbers', 'reviews', 'travel', 'wifi', 'wishlists'],
  ['editorial', 'trust'],
  ['console'],
  ['shell'],
];

const TOP = ORDER.flat().at(-1);
const PLACED = ORDER.flat().join('|');
const BELOW_TOP = ORDER.slice(0, -1).flat().join('|');

const FEATURE = '^src/(?:features|market)/([^/]+)/';
const TEST = '\\.test\\.tsx?$';
/** What only tests use: databases made for a test, stand-ins for the outside. */
const TESTING = `${TEST}|/testing/`;
const TABLES = '/server/[\\w-]*tables\\.ts$';
/** Where SQL is written; it joins the tables of lower features. */
const STORES = '/store\\.ts$|/store/.+\\.ts$';
/** All that a peer may import of a feature. */
const FACE =
  '^src/(?:features|market)/[^/]+/(index\\.server|index\\.web|contract(/addresses\\.gen|/schemas)?)\\.tsx?$';
const CONTRACT =
  '^src/(?:features|market)/[^/]+/contract(?:\\.ts|/)|^src/platform/contract/sandbox-(?:account|checkout)\\.ts$';
/** Of a contract what a browser may carry: no routes. */
const FOR_BROWSERS = '/contract/(?:addresses\\.gen|[\\w-]*schemas|limits|paths)\\.ts$';
/** Where the parts are put together. */
const ROOTS = '^src/(routes|entry)/|^demo/|^src/[^/]+\\.tsx?$|^generated/.+\\.tsx?$';
/** What a browser loads from: the pages, the router and the client entry. */
const BROWSER =
  '^src/(routes/.+|entry/(router|client))\\.tsx?$|^src/(?:features|market)/[^/]+/index\\.web\\.ts$';
const DRIVERS = 'node_modules/(pg|pg-boss|@electric-sql/pglite|drizzle-orm|drizzle-kit)/';
const QUERY_BUILDERS = 'node_modules/(pg|@electric-sql/pglite|drizzle-orm|drizzle-kit)/';
/**
 * All that a browser may be sent, and of these not the parts that draw pages on a server. What isn't
 * named, such as a package that comes new, is for servers until somebody says otherwise here.
 */
const BROWSER_LIBRARIES = `^node_modules/(?!.*\\b(?:server|static)\\b)(?:${[
  ...['react', 'react-dom', 'sonner', 'valibot'],
  ...['@lingui/core', '@lingui/react', '@tanstack/react-router', '@tanstack/react-start'],
  ...[
    'maplibre-gl',
    'topojson-client',
    '@types/geojson',
    'temporal-polyfill',
    'qr',
    '@simplewebauthn/browser',
  ],
].join('|')})/`;
/** With or without `node:`, which a resolved name may have lost; those of later Node only with it. */
const NODE_MODULES = `^node:|^(${builtinModules.join('|')})$`;
/** The only homes of SQL and the query builder. */
const SQL = `${STORES}|${TABLES}|/tables\\.ts$|^src/platform/server/database/`;

/** A feature may import its own files, the lower tiers' faces, and nothing of its peers. */
const tierRules = ORDER.map((tier, index) => {
  const lower = ORDER.slice(0, index).flat();
  return {
    name: `order-of-features-${index + 1}`,
    comment: `${tier.join(', ')} know only ${lower.join(', ') || 'themselves'}.`,
    severity: 'error',
    from: { path: `^src/(?:features|market)/(${tier.join('|')})/`, pathNot: TESTING },
    to: {
      path: '^src/(?:features|market)/',
      pathNot: `^src/(?:features|market)/(${['$1', ...lower].join('|')})/`,
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What depends on each other can be neither read nor changed alone.',
      severity: 'error',
      from: {},
      // The route tree, which is generated, names the router's type, which is made of the tree.
      to: { circular: true, viaOnly: { pathNot: '^generated/' } },
    },
    {
      name: 'resolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      // The first build writes the route tree; the framework makes up modules of its own.
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|#tanstack-|tanstack-start-)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules know nothing but rules: no platform, no package, no Node.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTING },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'domain-tests-know-only-domain',
      comment: 'A test of a rule brings a test runner, and nothing else from outside.',
      severity: 'error',
      from: { path: `^src/domain/.*(${TESTING})` },
      to: { pathNot: '^src/domain/|node_modules/(vitest|fast-check|temporal-polyfill)/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform serves any product: it knows domain alone.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^(src|demo)/', pathNot: '^src/(platform|domain)/' },
    },
    {
      name: 'product-knows-no-script',
      comment: 'Scripts start, build and check the product; what both need is in the product.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: TESTING },
      to: { path: '^scripts/' },
    },
    {
      name: 'nobody-knows-the-roots',
      comment: 'Routes, entries and the demo world put parts together; no part knows them.',
      severity: 'error',
      from: { path: '^src/', pathNot: [ROOTS, TESTING] },
      to: { path: ROOTS },
    },
    {
      name: 'only-the-port-knows-the-demo',
      comment: 'The product runs without the demonstration world: what it needs of it is a port.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTING, '^src/entry/demo(-world)?\\.ts$'] },
      to: { path: '^demo/' },
    },
    {
      name: 'the-demo-is-read-late',
      comment: 'Its code is a bundle of its own, read where the world is loaded or shown.',
      severity: 'error',
      from: { path: '^src/entry/demo-world\\.ts$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'only-the-face-of-a-peer',
      comment: 'Of another feature: index.server.ts, index.web.ts or contract.ts.',
      severity: 'error',
      from: { path: FEATURE, pathNot: [TABLES, STORES, TESTING] },
      to: { path: '^src/(?:features|market)/', pathNot: ['^src/(?:features|market)/$1/', FACE] },
    },
    {
      name: 'only-face-and-tables-for-stores',
      comment: 'A store may join the tables of another feature, and knows only its face besides.',
      severity: 'error',
      from: { path: '^src/(?:features|market)/([^/]+)/server/(store|testing/|.*test)' },
      to: {
        path: '^src/(?:features|market)/',
        pathNot: ['^src/(?:features|market)/$1/', FACE, TABLES, '/server/testing/'],
      },
    },
    {
      name: 'only-tables-for-tables',
      comment: 'A foreign key names the table of another feature, and nothing else of it.',
      severity: 'error',
      from: { path: `^src/(?:features|market)/([^/]+)${TABLES}` },
      to: {
        path: '^src/',
        pathNot: ['^src/(?:features|market)/$1/', '^src/domain/', '^src/platform/', TABLES],
      },
    },
    {
      name: 'only-the-face-for-the-roots',
      comment: 'Roots go through the front door too.',
      severity: 'error',
      from: { path: ROOTS, pathNot: [TESTING, STORES] },
      to: { path: '^src/(?:features|market)/', pathNot: FACE },
    },
    {
      name: 'only-face-and-tables-for-the-stores-of-roots',
      comment: 'The demo world fills the tables of every feature.',
      severity: 'error',
      from: { path: '^(src/entry|demo)/(store|testing)/' },
      to: { path: '^src/(?:features|market)/', pathNot: [FACE, TABLES] },
    },
    ...tierRules,
    {
      name: 'order-of-features-unplaced',
      comment: `A feature without a place in ORDER knows all but ${TOP} and its like.`,
      severity: 'error',
      from: { path: `^src/(?:features|market)/(?!(?:${PLACED})/)([^/]+)/` },
      to: {
        path: '^src/(?:features|market)/',
        pathNot: `^src/(?:features|market)/($1|${BELOW_TOP})/`,
      },
    },
    {
      name: 'web-knows-no-server-beside-it',
      comment: 'Pages and components ask the API.',
      severity: 'error',
      from: { path: '/web/|/[\\w-]+\\.web\\.tsx?$', pathNot: TEST },
      to: { path: '/server/|/index\\.server\\.ts$' },
    },
    {
      name: 'web-knows-addresses-alone',
      comment:
        'Pages import the address of a route, and a schema that a form checks by: not the route with all its schemas.',
      severity: 'error',
      from: { path: '/web/|/[\\w-]+\\.web\\.tsx?$|^src/routes/', pathNot: TEST },
      to: {
        path: CONTRACT,
        pathNot: FOR_BROWSERS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-route-beside-schemas',
      comment: 'What a browser may import of a contract defines no route.',
      severity: 'error',
      from: { path: FOR_BROWSERS, pathNot: '^src/platform/' },
      to: { path: '^src/platform/contract/route\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'No path from what a browser loads leads to the server.',
      severity: 'error',
      from: { path: BROWSER },
      to: {
        path: '^src/.*/server/|/index\\.server\\.ts$|^src/entry/(?!(router|client|hydrate|dialogs)\\.tsx?$)',
        reachable: true,
      },
    },
    {
      name: 'browser-reaches-no-driver',
      comment: 'No path from what a browser loads leads to a database driver.',
      severity: 'error',
      from: { path: BROWSER },
      to: { path: DRIVERS, reachable: true },
    },
    {
      name: 'browser-reaches-no-server-library',
      comment: 'No path from what a browser loads leads to a library that is not for browsers.',
      severity: 'error',
      from: { path: BROWSER },
      to: { path: 'node_modules/', pathNot: [BROWSER_LIBRARIES, DRIVERS], reachable: true },
    },
    {
      name: 'browser-reaches-no-node',
      comment: 'A browser has no Node built-ins.',
      severity: 'error',
      from: { path: BROWSER },
      to: { path: NODE_MODULES, reachable: true },
    },
    {
      name: 'sql-in-stores-only',
      comment: 'SQL, the query builder and the drivers live in stores, tables and the database.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: [SQL, TESTING] },
      to: { path: QUERY_BUILDERS },
    },
    {
      name: 'product-knows-no-test',
      comment: 'Nothing that runs for people imports a test or a test tool.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: TESTING },
      to: { path: `${TESTING}|node_modules/(vitest|fast-check|@playwright/test)/` },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Lighthouse brings packages of its own.
    exclude: { path: '[.](css|svg|png|avif|woff2|po|json)|^bench/lighthouse/node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
