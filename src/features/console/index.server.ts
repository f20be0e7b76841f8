export { makeConsoleRoutes } from './server/routes.ts';
export { deleteNotes, exportNotes } from './server/store/notes.ts';
