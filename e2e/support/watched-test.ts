import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

const PATIENCE_MS = 20_000;

/** What a browser complained of while a test ran. */
export class Faults {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Complaints that match are what the test is about: a refused call, for example. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  note(complaint: string): void {
    this.#found.push(complaint);
  }

  get unexpected(): string[] {
    return this.#found.filter((found) => !this.#allowed.some((pattern) => pattern.test(found)));
  }
}

/** What the library warns of where a page shows a text that it did not load. */
const MISSING_TEXT = /^Uncompiled message/;

/** What React warns of where a page says something else than the server did. */
const DRAWN_ANEW = /React error #/;

/**
 * Notes console errors (a breach of the content security policy is one), texts that a page did not
 * load, parts that were drawn anew, uncaught errors and failed requests of every page.
 */
export function watch(context: BrowserContext, faults: Faults): void {
  // What isn't there by then won't come; the test's own time is for its whole story.
  context.setDefaultTimeout(PATIENCE_MS);
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || MISSING_TEXT.test(text) || DRAWN_ANEW.test(text)) {
      faults.note(`console: ${text} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) =>
    faults.note(`uncaught: ${error.error().stack || error.error()}`),
  );
  context.on('response', (response) => {
    if (response.status() >= 400) {
      faults.note(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left takes its requests with it.
    if (reason !== 'net::ERR_ABORTED') faults.note(`request: ${reason} ${request.url()}`);
  });
}

type ContextOptions = Parameters<import('@playwright/test').Browser['newContext']>[0];

/**
 * Makes a browser one that showed pages before: the welcome dialog was closed (spec 1 §4.7), and
 * the server knows the device's zone, so that no time changes while a test clicks.
 */
export async function makeFamiliar(
  context: BrowserContext,
  { timezoneId, baseURL }: { timezoneId?: string | undefined; baseURL?: string | undefined },
): Promise<void> {
  if (timezoneId !== undefined && baseURL !== undefined) {
    const value = encodeURIComponent(timezoneId);
    await context.addCookies([{ name: 'device-zone', value, url: baseURL }]);
  }
  await context.addInitScript(() => {
    try {
      localStorage.setItem('hasSeenWelcomeModal5', 'true');
    } catch {
      // An empty page has no storage.
    }
  });
}

interface Fixtures {
  faults: Faults;
  /** Whether browsers are new to the product, so that it welcomes them. */
  newcomers: boolean;
  /** Opens another person's browser, watched like the first. */
  openBrowser(options?: ContextOptions): Promise<BrowserContext>;
}

/** A test that fails as well when a browser complains. */
export const test = base.extend<Fixtures>({
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the first argument.
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      expect(faults.unexpected, 'what the browsers complained of').toEqual([]);
    },
    { auto: true },
  ],
  newcomers: [false, { option: true }],
  context: async ({ context, faults, newcomers, timezoneId, baseURL }, use) => {
    watch(context, faults);
    if (!newcomers) await makeFamiliar(context, { timezoneId, baseURL });
    await use(context);
  },
  openBrowser: async ({ browser, faults, newcomers, contextOptions, timezoneId, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options });
      watch(context, faults);
      if (!newcomers) await makeFamiliar(context, { timezoneId, baseURL, ...options });
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
