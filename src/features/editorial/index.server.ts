export { forgetOldTicketsJob } from './server/forget-old-tickets-job.ts';
export { mountDocuments } from './server/mount-documents.ts';
export { editorialRoutesServed } from './server/routes.ts';
export { eraseTickets, exportTickets } from './server/store/tickets.ts';
export { openTicket } from './server/use-cases/open-ticket.ts';
