/**
 * What the product itself uses: tests count for nothing here, so that a rule which only its test
 * calls is found. What may stay all the same is named below with its reason.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/entry/{http,worker,ledger,admin,migrate,backup,restore,move,media,demo,write-openapi,router,client,ssr}.{ts,tsx}',
        'src/entry/dev/*.ts',
        'src/platform/server/database/embedded-thread.ts',
        'src/platform/web/parts/import-part.ts',
        'src/features/reservations/web/kept-trips/trips-worker.ts',
        'src/platform/server/config/env-example.ts',
        'src/routes/**/*.tsx',
        'src/**/server/tables.ts',
      ],
      project: ['src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/testing/**'],
    },
    // The demo world is beside the product, and may try its drawings in ways of its own.
    demo: { entry: ['**/*.ts'] },
  },
  include: ['files', 'exports', 'types', 'nsExports', 'enumMembers'],
  ignore: [
    // Every route has an address, also one that no page calls.
    'src/**/addresses.gen.ts',
    // The figures that the styles of amenities are held to: its test computes their contrast.
    'src/features/catalogues/amenity-colour.ts',
  ],
  ignoreIssues: {
    // The type that makes a table of routes complete; the tables are the suite's.
    'src/entry/contracts.ts': ['types'],
    // The box of the map is judged by it, and the dialogs by what they hold.
    'src/domain/places.ts': ['exports'],
    'src/platform/web/dialogs/dialogs.ts': ['exports'],
  },
  vitest: false,
  playwright: false,
  ignoreExportsUsedInFile: true,
  includeEntryExports: false,
};
