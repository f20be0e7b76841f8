import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract/managed.ts';
import {
  listManagedPlaces,
  removeManagedPlace,
  setManagedPlace,
} from './use-cases/managed-places.ts';

/** Routes about managed places, for administrators. */
export const managedRoutesServed: readonly ServedRoute[] = [
  serve(contract.listManagedPlaces, (_, context) => listManagedPlaces(context)),
  serve(contract.setManagedPlace, ({ params, body }, context) =>
    setManagedPlace(params.id, body, context),
  ),
  serve(contract.removeManagedPlace, ({ params }, context) =>
    removeManagedPlace(params.id, context),
  ),
];
