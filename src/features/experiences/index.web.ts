export { default as ManagedPlaces } from './web/managed/managed-places.tsx';
export { ExperiencePage } from './web/page/experience-page.tsx';
export {
  CommunityPage,
  ExperienceGone,
  ExperienceSearchPage,
  ExperiencesPage,
  experienceHead,
  loadCommunityPage,
  loadExperience,
  loadExperienceSearchPage,
  loadExperiencesPage,
  registerExperienceDialogs,
} from './web/route-parts.ts';
export { Agenda } from './web/search/agenda.tsx';
export { SessionPicker } from './web/sessions/session-picker.tsx';
export { SessionTimes, SessionTimesInLine } from './web/sessions/session-times.tsx';
export { askSeats, askSessions } from './web/sessions/use-month-sessions.ts';
export { TonightThere } from './web/tonight/tonight-there.tsx';
