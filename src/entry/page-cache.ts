import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BROTLI } from '#platform/server/http/compression.ts';
import type { Services } from '#platform/server/services.ts';

/** Most seconds that a page is served from the cache, from the start of its rendering. */
export const MAX_SECONDS = 10;
/**
 * Seconds after which one request renders the page again, while others are still answered with the
 * cached one.
 */
const RENEWED_AFTER_SECONDS = 5;
/**
 * Milliseconds after which no answer shows a listing as it was, such as one that was hidden: a cached
 * page is served only where the changes until then are known.
 */
const OUTDATED_AFTER_MS = 1_000;
/** Bytes of all pages together. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Topic of changed listings, which the database announces (`sql/tell_listing_changes.sql`). */
const TOPIC = 'listing';
const ALL_LISTINGS = '*';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const compress = promisify(brotliCompress);

/** A rendered page, and whether it may be served to other readers. */
export interface RenderedPage {
  readonly page: Response;
  readonly isShared: boolean;
}

/** Who asks for a page. */
export interface Reader {
  /** Of the scripts in a page that is rendered for them. */
  readonly nonce: string;
  readonly takesBrotli: boolean;
}

/** A page, and which of its scripts may run. */
export interface CachedAnswer {
  /** With `x-cache` 'hit' or 'miss', and its `age` in seconds. */
  readonly response: Response;
  /**
   * Sources of a script policy (`'sha256-…'`) for the page's own scripts; null where they carry the
   * reader's nonce.
   */
  readonly scriptSources: readonly string[] | null;
}

/** Pages for readers who are not signed in, cached for a few seconds. */
export interface PageCache {
  /**
   * The page of a key: the stored one, or the one that is rendered now. Requests for a page that is
   * being rendered wait for it.
   *
   * @param key of all inputs of the page (`pageKey`)
   * @param reader who asks now
   * @param render for the reader's nonce
   */
  answer(key: string, reader: Reader, render: () => Promise<RenderedPage>): Promise<CachedAnswer>;
  /** Stops following changes. */
  close(): void;
}

interface StoredPage {
  /** Milliseconds; when its rendering began. */
  readonly since: number;
  readonly headers: Headers;
  /** The same bytes for every reader: no nonce is in them. */
  readonly body: Buffer;
  /** Those, compressed once for all readers. */
  readonly brotli: Buffer;
  readonly scriptSources: readonly string[];
  readonly size: number;
  /** Ids of the listings it shows. */
  readonly shown: ReadonlySet<string>;
}

/** A rendering in progress. */
interface Rendering {
  /** Milliseconds of `performance.now()`. */
  readonly began: number;
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
  changeFeed,
  now,
}: Pick<Services, 'changeFeed' | 'now'>): Promise<PageCache> {
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
    reader: Reader,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedAnswer> => {
    const since = now().epochMilliseconds;
    const changed = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<StoredPage | null>();
    const rendering = { began: performance.now(), changed, stored: promise };
    renderings.set(key, rendering);
    let stored: StoredPage | null = null;
    try {
      const { page, isShared } = await render();
      page.headers.set('x-cache', 'miss');
      if (!isShared) return { response: page, scriptSources: null };
      const made = await storedPage(await page.text(), reader.nonce, page.headers, since);
      if (![...changed].some((listingId) => concernsListing(made, listingId))) {
        stored = made;
        store(key, made);
      }
      return answerWith(made, reader, null);
    } finally {
      if (renderings.get(key) === rendering) renderings.delete(key);
      resolve(stored);
    }
  };

  /**
   * Waits for a rendering that shows nothing outdated, or begins one.
   *
   * @param outdated instant of `performance.now()`, whose changes an answer has to show
   */
  const joinOrRender = async (
    key: string,
    outdated: number,
    reader: Reader,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedAnswer> => {
    for (;;) {
      const rendering = renderings.get(key);
      // Nothing is awaited before a rendering is known of: others would begin it as well.
      if (rendering === undefined) return renderAgain(key, reader, render);
      const others = await rendering.stored;
      if (others === null) return renderAgain(key, reader, render);
      const isKnown = async () => (await changeFeed.reaches(outdated)) && pages.get(key) === others;
      if (rendering.began >= outdated || (await isKnown())) {
        return answerWith(others, reader, secondsSince(others.since));
      }
    }
  };

  const stop = await changeFeed.follow(TOPIC, { onChange: drop, onGap: () => drop(ALL_LISTINGS) });
  return {
    async answer(key, reader, render) {
      const outdated = performance.now() - OUTDATED_AFTER_MS;
      const page = (await changeFeed.reaches(outdated)) ? current(key) : null;
      if (page === null) return joinOrRender(key, outdated, reader, render);
      const age = secondsSince(page.since);
      if (age >= RENEWED_AFTER_SECONDS && !renderings.has(key)) {
        return renderAgain(key, reader, render);
      }
      // Set last again: the order is that of asking.
      pages.delete(key);
      pages.set(key, page);
      return answerWith(page, reader, age);
    },
    close: stop,
  };
}

function concernsListing({ shown }: StoredPage, listingId: string): boolean {
  return listingId === ALL_LISTINGS || shown.has(listingId);
}

/** Scripts that may run in any reader's page: those that carried the nonce of this rendering. */
async function storedPage(
  text: string,
  nonce: string,
  headers: Headers,
  since: number,
): Promise<StoredPage> {
  const scriptSources = hashScripts(text, nonce);
  const body = Buffer.from(withoutNonce(text, nonce));
  const brotli = await compress(body, { params: BROTLI });
  return {
    since,
    // A copy, as below: a response may use the very headers it gets, and its sender adds to them.
    headers: new Headers(headers),
    body,
    brotli,
    scriptSources,
    size: body.length + brotli.length,
    shown: new Set(text.match(UUID)),
  };
}

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

/**
 * Sources for the page's inline scripts. A script without the nonce wasn't written by us, and gets
 * none: the page's policy refuses it, as it would have with the nonce.
 */
function hashScripts(text: string, nonce: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', code = ''] of text.matchAll(SCRIPT)) {
    if (code === '' || !attributes.includes(` nonce="${nonce}"`)) continue;
    sources.add(
      `'sha256-${createHash('sha256').update(withoutNonce(code, nonce)).digest('base64')}'`,
    );
  }
  return [...sources];
}

function withoutNonce(text: string, nonce: string): string {
  return text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

/** @param age in seconds; null for the reader it was rendered for */
function answerWith(page: StoredPage, { takesBrotli }: Reader, age: number | null): CachedAnswer {
  const { headers, body, brotli, scriptSources } = page;
  const response = new Response(takesBrotli ? new Uint8Array(brotli) : new Uint8Array(body), {
    headers: new Headers(headers),
  });
  if (takesBrotli) response.headers.set('content-encoding', 'br');
  response.headers.append('vary', 'accept-encoding');
  response.headers.set('x-cache', age === null ? 'miss' : 'hit');
  if (age !== null) response.headers.set('age', String(Math.floor(age)));
  return { response, scriptSources };
}
