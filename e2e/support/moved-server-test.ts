import { type MovedServer, startMovedServer } from './moved-server.ts';
import { test as base, expect } from './watched-test.ts';

export { expect };

interface Fixtures {
  /** Starts a server for the test; it ends after the browsers, which would miss it. */
  startServer(
    at: Temporal.Instant,
    settings?: Readonly<Record<string, string>>,
  ): Promise<MovedServer>;
}

/** A test with servers of its own, whose clocks it moves. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the first argument.
  startServer: async ({}, use) => {
    const started: MovedServer[] = [];
    await use(async (at, settings) => {
      const server = await startMovedServer(at, settings);
      started.push(server);
      return server;
    });
    await Promise.all(started.map((server) => server.end()));
  },
  // What comes first ends last.
  context: async ({ startServer: _first, context }, use) => use(context),
  openBrowser: async ({ startServer: _first, openBrowser }, use) => use(openBrowser),
});
