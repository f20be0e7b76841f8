// Sessions of an experience, for pages and dialogs of their reservations.

export { askSeats, askSessions } from './web/sessions/ask-sessions.ts';
export { SessionPicker } from './web/sessions/session-picker.tsx';
export { SessionTimes, SessionTimesInLine } from './web/sessions/session-times.tsx';
