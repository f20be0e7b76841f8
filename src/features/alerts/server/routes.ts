import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import {
  changeMailedSearch,
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  showMailedSearch,
} from './use-cases/manage-searches.ts';

/** Every call about saved searches. */
export const alertRoutesServed: readonly ServedRoute[] = [
  serve(contract.listSavedSearches, (_input, context) => listSavedSearches(context)),
  serve(contract.saveSearch, ({ body }, context) => saveSearch(body, context)),
  serve(contract.changeSavedSearch, ({ params, body }, context) =>
    changeSavedSearch(params.id, body, context),
  ),
  serve(contract.deleteSavedSearch, ({ params }, context) => deleteSavedSearch(params.id, context)),
  serve(contract.showMailedSearch, ({ params }, context) =>
    showMailedSearch(params.token, context),
  ),
  serve(contract.changeMailedSearch, ({ params, body }, context) =>
    changeMailedSearch(params.token, body.rhythm, context),
  ),
];
