import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { showNumbers } from './show-numbers.ts';

/** Every call about the figures of homes. */
export const numbersRoutesServed: readonly ServedRoute[] = [
  serve(contract.showNumbers, ({ query }, context) => showNumbers(query, context)),
];
