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
  removeCoHost,
} from './use-cases.ts';

/** Every call about co-hosts. */
export const coHostingRoutesServed: readonly ServedRoute[] = [
  serve(contract.listCoHosts, (_input, context) => listCoHosts(context)),
  serve(contract.inviteCoHost, ({ body }, context) => inviteCoHost(body, context)),
  serve(contract.changeCoHost, ({ params, body }, context) =>
    changeCoHost(params.id, body, context),
  ),
  serve(contract.removeCoHost, ({ params }, context) => removeCoHost(params.id, context)),
  serve(contract.listHelpedHosts, (_input, context) => listHelpedHosts(context)),
  serve(contract.acceptInvitation, ({ params }, context) => acceptInvitation(params.id, context)),
  serve(contract.leaveHost, ({ params }, context) => leaveHost(params.id, context)),
  serve(contract.actForHost, ({ body }, context) => actForHost(body.id, context)),
];
