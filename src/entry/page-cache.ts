import { createHash } from 'node:crypto';
import type { Services } from '#platform/server/services.ts';

/** Most seconds that a page is served from the cache, from the start of its rendering. */
export const MAX_SECONDS = 10;
/**
 * Seconds after which one request renders the page again, while others are still answered with the
 * cached one.
 */
const RENEWED_AFTER_SECONDS = 5;
/** Bytes of all pages together. */
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * Channel of the database's notifications about changed listings (`tell_listing_changes` in the
 * migrations).
 */
const CHANNEL = 'wayhearth_listings';
const ALL_LISTINGS = '*';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A rendered page, and whether it may be served to other readers. */
export interface RenderedPage {
  readonly page: Response;
  readonly isShared: boolean;
}

/** Pages for readers who are not signed in, cached for a few seconds. */
export interface PageCache {
  /**
   * The page of a key: the stored one, or the one that is rendered now, with this reader's nonce in
   * its scripts. Requests for a page that is being rendered wait for it.
   *
   * @param key of all inputs of the page (`pageKey`)
   * @param render for this nonce
   * @returns with `x-cache` 'hit' or 'miss', and its `age` in seconds
   */
  answer(key: string, nonce: string, render: () => Promise<RenderedPage>): Promise<Response>;
  /** Stops listening for changes. */
  close(): Promise<void>;
}

interface StoredPage {
  /** Milliseconds; when its rendering began. */
  readonly since: number;
  readonly headers: Headers;
  /** Its bytes, split at the nonce. */
  readonly parts: readonly Buffer[];
  readonly size: number;
  /** Ids of the listings it shows. */
  readonly shown: ReadonlySet<string>;
}

/** A rendering in progress. */
interface Rendering {
  /** Listings that changed since it began; it may show these as they were. */
  readonly changed: Set<string>;
  readonly stored: Promise<StoredPage | null>;
}

/**
 * The inputs of a page for a reader who is not signed in. Other values must not reach the page, or
 * one reader would be shown another's.
 *
 * @param parts address without its origin, languages, theme, and the cookies that pages read
 */
export function pageKey(parts: readonly (string | null | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Opens a cache that drops the pages of a listing when it changes, on whichever server. */
export async function openPageCache({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<PageCache> {
  /** The least recently requested one first. */
  const pages = new Map<string, StoredPage>();
  const renderings = new Map<string, Rendering>();
  let size = 0;

  const discard = (key: string, page: StoredPage) => {
    if (pages.get(key) !== page) return;
    pages.delete(key);
    size -= page.size;
  };
  const store = (key: string, page: StoredPage) => {
    const former = pages.get(key);
    if (former !== undefined) discard(key, former);
    pages.set(key, page);
    size += page.size;
    for (const [oldest, its] of pages) {
      if (size <= MAX_BYTES) break;
      discard(oldest, its);
    }
  };
  const drop = (listingId: string) => {
    for (const [key, page] of pages) if (concernsListing(page, listingId)) discard(key, page);
    for (const { changed } of renderings.values()) changed.add(listingId);
  };

  const secondsSince = (instant: number) => (now().epochMilliseconds - instant) / 1_000;
  const current = (key: string): StoredPage | null => {
    const page = pages.get(key);
    if (page === undefined) return null;
    const age = secondsSince(page.since);
    if (age >= 0 && age < MAX_SECONDS) return page;
    discard(key, page);
    return null;
  };

  /** Renders, answers the caller, and stores the page for others where it may be shared. */
  const renderAgain = async (
    key: string,
    nonce: string,
    render: () => Promise<RenderedPage>,
  ): Promise<Response> => {
    const since = now().epochMilliseconds;
    const changed = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<StoredPage | null>();
    const rendering = { changed, stored: promise };
    renderings.set(key, rendering);
    let stored: StoredPage | null = null;
    try {
      const { page, isShared } = await render();
      page.headers.set('x-cache', 'miss');
      if (!isShared) return page;
      const text = await page.text();
      const made = storedPage(text, nonce, page.headers, since);
      if (![...changed].some((listingId) => concernsListing(made, listingId))) {
        stored = made;
        store(key, made);
      }
      return new Response(text, { headers: new Headers(page.headers) });
    } finally {
      if (renderings.get(key) === rendering) renderings.delete(key);
      resolve(stored);
    }
  };

  const stop = await database.hear(CHANNEL, drop, () => drop(ALL_LISTINGS));
  return {
    async answer(key, nonce, render) {
      const page = current(key);
      const rendering = renderings.get(key);
      if (page === null) {
        // Nothing is awaited before a rendering is known of: others would begin it as well.
        if (rendering === undefined) return renderAgain(key, nonce, render);
        const others = await rendering.stored;
        return others === null
          ? renderAgain(key, nonce, render)
          : answerWith(others, nonce, secondsSince(others.since));
      }
      const age = secondsSince(page.since);
      if (age >= RENEWED_AFTER_SECONDS && rendering === undefined) {
        return renderAgain(key, nonce, render);
      }
      // Set last again: the order is that of asking.
      pages.delete(key);
      pages.set(key, page);
      return answerWith(page, nonce, age);
    },
    close: stop,
  };
}

function concernsListing({ shown }: StoredPage, listingId: string): boolean {
  return listingId === ALL_LISTINGS || shown.has(listingId);
}

function storedPage(text: string, nonce: string, headers: Headers, since: number): StoredPage {
  const parts = text.split(nonce).map((part) => Buffer.from(part));
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  // A copy, as below: a response may use the very headers it gets, and its sender adds to them.
  return { since, headers: new Headers(headers), parts, size, shown: new Set(text.match(UUID)) };
}

function answerWith({ headers, parts }: StoredPage, nonce: string, age: number): Response {
  const [first = Buffer.alloc(0), ...rest] = parts;
  const between = Buffer.from(nonce);
  const body = Buffer.concat([first, ...rest.flatMap((part) => [between, part])]);
  const answer = new Response(body, { headers: new Headers(headers) });
  answer.headers.set('x-cache', 'hit');
  answer.headers.set('age', String(Math.floor(age)));
  return answer;
}
