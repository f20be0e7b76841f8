export { mountDocuments } from './server/mount-documents.ts';
export { editorialRoutesServed } from './server/routes.ts';
export { deleteTickets, exportTickets } from './server/store/tickets.ts';
