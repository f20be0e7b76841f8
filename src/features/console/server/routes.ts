import type { Queryable } from '#platform/server/database/database.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { findAnything, showToday } from './find.ts';
import { listLog } from './log.ts';
import {
  addNote,
  confirmAddress,
  disclosePerson,
  endPersonSessions,
  resendMail,
  showPerson,
} from './people.ts';
import { chooseMapStyle, showSettings } from './settings.ts';
import { grantRole, listStaff, revokeRole } from './staff.ts';
import { cancelReservation, extendDeadline, showListing, showReservation } from './things.ts';
import { answerTicket, changeTicket, listTickets, showTicket } from './tickets.ts';
import { decideJob, showWork } from './work.ts';

/** The data of all features about a person, for an authority. */
export type ExportPerson = (db: Queryable, personId: string) => Promise<Record<string, unknown>>;

/** Every call of the console, but those of the features whose things staff decide about. */
export function makeConsoleRoutes(exportPerson: ExportPerson): readonly ServedRoute[] {
  return [
    serve(contract.showToday, (_input, context) => showToday(context)),
    serve(contract.findAnything, ({ query }, context) => findAnything(query.q, context)),
    serve(contract.showPerson, ({ params, query }, context) =>
      showPerson(params.id, query, context),
    ),
    serve(contract.confirmAddress, ({ params, body }, context) =>
      confirmAddress(params.id, body.reason, context),
    ),
    serve(contract.endPersonSessions, ({ params, body }, context) =>
      endPersonSessions(params.id, body.reason, context),
    ),
    serve(contract.addNote, ({ params, body }, context) => addNote(params.id, body.text, context)),
    serve(contract.sendMailAgain, ({ params, body }, context) =>
      resendMail(params.id, body.reason, context),
    ),
    serve(contract.disclosePerson, ({ params, body }, context) =>
      disclosePerson(exportPerson, { personId: params.id, reason: body.reason }, context),
    ),
    serve(contract.showListing, ({ params }, context) => showListing(params.id, context)),
    serve(contract.showReservation, ({ params }, context) => showReservation(params.id, context)),
    serve(contract.cancelReservation, ({ params, body }, context) =>
      cancelReservation(params.id, body, context),
    ),
    serve(contract.extendDeadline, ({ params, body }, context) =>
      extendDeadline(params.id, body, context),
    ),
    serve(contract.listTickets, ({ query }, context) => listTickets(query, context)),
    serve(contract.showTicket, ({ params }, context) => showTicket(params.reference, context)),
    serve(contract.answerTicket, ({ params, body }, context) =>
      answerTicket(params.reference, body, context),
    ),
    serve(contract.changeTicket, ({ params, body }, context) =>
      changeTicket(params.reference, body, context),
    ),
    serve(contract.showWork, ({ query }, context) => showWork(query, context)),
    serve(contract.decideJob, ({ params, body }, context) => decideJob(params.id, body, context)),
    serve(contract.showSettings, (_input, context) => showSettings(context)),
    serve(contract.chooseMapStyle, ({ body }, context) => chooseMapStyle(body, context)),
    serve(contract.listStaff, (_input, context) => listStaff(context)),
    serve(contract.grantRole, ({ body }, context) => grantRole(body, context)),
    serve(contract.revokeRole, ({ params, body }, context) =>
      revokeRole(params.id, body.reason, context),
    ),
    serve(contract.listLog, ({ query }, context) => listLog(query, context)),
  ];
}
