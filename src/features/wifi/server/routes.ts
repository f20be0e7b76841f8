import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { recordWifi } from './use-cases/record-wifi.ts';
import { showWifi } from './use-cases/show-wifi.ts';

/** Every call about measured wifi. */
export const WIFI_ROUTES: readonly ServedRoute[] = [
  serve(contract.showWifi, ({ params }, context) => showWifi(params.id, context)),
  serve(contract.recordWifi, ({ params, body }, context) => recordWifi(params.id, body, context)),
];
