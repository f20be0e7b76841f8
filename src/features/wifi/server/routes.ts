import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { recordWifi } from './use-cases/record-wifi.ts';
import { showWifi } from './use-cases/show-wifi.ts';

/** Every call about measured wifi. */
export const makeWifiRoutes = (limits: RateLimits): readonly ServedRoute[] => [
  serve(contract.showWifi, ({ params }, context) => showWifi(params.id, context)),
  serve(contract.recordWifi, ({ params, body }, context) =>
    recordWifi(limits, params.id, body, context),
  ),
];
