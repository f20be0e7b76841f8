// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as findRoutes from './find-routes.ts';
import type * as peopleRoutes from './people-routes.ts';
import type * as runningRoutes from './running-routes.ts';
import type * as thingRoutes from './thing-routes.ts';
import type * as ticketRoutes from './ticket-routes.ts';

export const findAnything: RouteAddress<typeof findRoutes.findAnything> = {
  method: 'GET',
  path: '/api/admin/find',
  access: 'console',
  idempotent: false,
};

export const showToday: RouteAddress<typeof findRoutes.showToday> = {
  method: 'GET',
  path: '/api/admin/today',
  access: 'console',
  idempotent: false,
};

export const addNote: RouteAddress<typeof peopleRoutes.addNote> = {
  method: 'POST',
  path: '/api/admin/people/:id/notes',
  access: 'people',
  idempotent: true,
};

export const confirmAddress: RouteAddress<typeof peopleRoutes.confirmAddress> = {
  method: 'POST',
  path: '/api/admin/people/:id/confirmed-address',
  access: 'people',
  idempotent: true,
};

export const disclosePerson: RouteAddress<typeof peopleRoutes.disclosePerson> = {
  method: 'POST',
  path: '/api/admin/people/:id/disclosure',
  access: 'disclosure',
  idempotent: false,
};

export const endPersonSessions: RouteAddress<typeof peopleRoutes.endPersonSessions> = {
  method: 'POST',
  path: '/api/admin/people/:id/ended-sessions',
  access: 'people',
  idempotent: true,
};

export const sendMailAgain: RouteAddress<typeof peopleRoutes.sendMailAgain> = {
  method: 'POST',
  path: '/api/admin/mails/:id/again',
  access: 'people',
  idempotent: true,
};

export const showPerson: RouteAddress<typeof peopleRoutes.showPerson> = {
  method: 'GET',
  path: '/api/admin/people/:id',
  access: 'people',
  idempotent: false,
};

export const chooseMapStyle: RouteAddress<typeof runningRoutes.chooseMapStyle> = {
  method: 'PUT',
  path: '/api/admin/settings/map',
  access: 'settings',
  idempotent: false,
};

export const decideJob: RouteAddress<typeof runningRoutes.decideJob> = {
  method: 'POST',
  path: '/api/admin/work/jobs/:id',
  access: 'work',
  idempotent: true,
};

export const grantRole: RouteAddress<typeof runningRoutes.grantRole> = {
  method: 'POST',
  path: '/api/admin/staff',
  access: 'staff',
  idempotent: true,
};

export const listLog: RouteAddress<typeof runningRoutes.listLog> = {
  method: 'GET',
  path: '/api/admin/log',
  access: 'log',
  idempotent: false,
};

export const listStaff: RouteAddress<typeof runningRoutes.listStaff> = {
  method: 'GET',
  path: '/api/admin/staff',
  access: 'staff',
  idempotent: false,
};

export const revokeRole: RouteAddress<typeof runningRoutes.revokeRole> = {
  method: 'DELETE',
  path: '/api/admin/staff/:id',
  access: 'staff',
  idempotent: false,
};

export const showSettings: RouteAddress<typeof runningRoutes.showSettings> = {
  method: 'GET',
  path: '/api/admin/settings',
  access: 'settings',
  idempotent: false,
};

export const showWork: RouteAddress<typeof runningRoutes.showWork> = {
  method: 'GET',
  path: '/api/admin/work',
  access: 'work',
  idempotent: false,
};

export const cancelReservation: RouteAddress<typeof thingRoutes.cancelReservation> = {
  method: 'POST',
  path: '/api/admin/reservations/:id/cancellation',
  access: 'money',
  idempotent: true,
};

export const extendDeadline: RouteAddress<typeof thingRoutes.extendDeadline> = {
  method: 'POST',
  path: '/api/admin/reservations/:id/deadline',
  access: 'people',
  idempotent: true,
};

export const showListing: RouteAddress<typeof thingRoutes.showListing> = {
  method: 'GET',
  path: '/api/admin/listings/:id',
  access: 'moderation',
  idempotent: false,
};

export const showReservation: RouteAddress<typeof thingRoutes.showReservation> = {
  method: 'GET',
  path: '/api/admin/reservations/:id',
  access: 'console',
  idempotent: false,
};

export const answerTicket: RouteAddress<typeof ticketRoutes.answerTicket> = {
  method: 'POST',
  path: '/api/admin/tickets/:reference/answers',
  access: 'people',
  idempotent: true,
};

export const changeTicket: RouteAddress<typeof ticketRoutes.changeTicket> = {
  method: 'PUT',
  path: '/api/admin/tickets/:reference',
  access: 'people',
  idempotent: false,
};

export const listTickets: RouteAddress<typeof ticketRoutes.listTickets> = {
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'people',
  idempotent: false,
};

export const showTicket: RouteAddress<typeof ticketRoutes.showTicket> = {
  method: 'GET',
  path: '/api/admin/tickets/:reference',
  access: 'people',
  idempotent: false,
};
