import type { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { callerNetwork } from '#platform/server/http/caller-network.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { keptFor } from '#platform/server/kept-answers.ts';
import type { Services } from '#platform/server/services.ts';
import { loadContents } from '../content/load-content.ts';
import {
  cutIntoMaps,
  type HomeRange,
  homesMapOf,
  MAP_SIZES,
  type MapSizes,
} from './documents/home-maps.ts';
import { pagesMapOf, siteMapIndexOf } from './documents/site-map.ts';
import { FRESH_SECONDS, sendDocument } from './send-document.ts';

const HOMES_MAP = /^\/sitemap-homes-([1-9]\d*)\.xml$/;

/**
 * Serves the site maps: one of the written pages, as many as it takes of the listed homes, and the
 * list of all of them at the address that `robots.txt` names.
 *
 * @param sizes of the maps of homes; smaller only in tests
 */
export function mountSiteMaps(
  app: Hono<AppEnv>,
  services: Services,
  limits: RateLimits,
  sizes: MapSizes = MAP_SIZES,
): void {
  const { publicUrl } = services.config.http;
  // Cut anew now and then: what is asked for in between fits together.
  const kept = keptFor<HomeRange[]>({ seconds: FRESH_SECONDS });
  const ranges = () =>
    kept(services, services.now(), () => cutIntoMaps(services.database.replica, sizes));

  app.get('/sitemap.xml', async (c) => {
    const homes = (await ranges()).map((_, at) => `/sitemap-homes-${at + 1}.xml`);
    const index = siteMapIndexOf(publicUrl, ['/sitemap-pages.xml', ...homes]);
    return sendDocument(c, 'application/xml', index);
  });

  app.get('/sitemap-pages.xml', async (c) =>
    sendDocument(c, 'application/xml', pagesMapOf(publicUrl, await loadContents('en'))),
  );

  // Not by a pattern of the path: one among fixed paths would cost all routes their fast table.
  app.get('*', async (c, next) => {
    const number = HOMES_MAP.exec(c.req.path)?.[1];
    if (number === undefined) return next();
    await limits.spend('page', callerNetwork(c.get('address')));
    const range = (await ranges())[Number(number) - 1];
    if (range === undefined) throw new Problem('not-found');
    const pieces = homesMapOf(services.database.replica, publicUrl, range, sizes);
    return sendDocument(c, 'application/xml', streamOf(pieces));
  });
}

/** Pieces of text as bytes, each made when it is asked for. */
function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}
