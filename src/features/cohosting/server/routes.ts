import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import {
  acceptInvitation,
  actForHost,
  changeCoHost,
  inviteCoHost,
  leaveHost,
  listCoHosts,
  listHelpedHosts,
  listMoreActs,
  removeCoHost,
  replaceAddresses,
} from './use-cases.ts';

/** Every call about co-hosts. */
export const coHostingRoutesServed: readonly ServedRoute[] = [
  serve(contract.listCoHosts, (_input, context) => listCoHosts(context)),
  serve(contract.listActs, ({ query }, context) => listMoreActs(query.before, context)),
  serve(contract.replaceAddresses, (_input, context) => replaceAddresses(context)),
  serve(contract.inviteCoHost, ({ body }, context) => inviteCoHost(body, context)),
  serve(contract.changeCoHost, ({ params, body }, context) =>
    changeCoHost(params.id, body, context),
  ),
  serve(contract.removeCoHost, ({ params, body }, context) =>
    removeCoHost(params.id, body, context),
  ),
  serve(contract.listHelpedHosts, (_input, context) => listHelpedHosts(context)),
  serve(contract.acceptInvitation, ({ params }, context) => acceptInvitation(params.id, context)),
  serve(contract.leaveHost, ({ params }, context) => leaveHost(params.id, context)),
  serve(contract.actForHost, ({ body }, context) => actForHost(body.id, context)),
];
