export { closeNights, loadClosedNights, openNights } from './server/store/closed-nights.ts';
export { listedOrOwn } from './server/store/listed.ts';
export {
  countAwaitingListings,
  countHostedListings,
  kindOfListing,
  lockListing,
  markDeleted,
  readOwnListings,
  shareListing,
} from './server/store/listings.ts';
export {
  changeNightOverrides,
  indexOverrides,
  overridesColumn,
  type StoredOverrides,
} from './server/store/night-overrides.ts';
export {
  claimNights,
  moveNights,
  type NightlyListing,
  releaseNights,
} from './server/store/nights.ts';
export {
  freeSeats,
  handOverOffered,
  holdSession,
  type ListedSession,
  type OfferedSession,
  releaseOffered,
  takeOffered,
} from './server/store/offered-seats.ts';
export { loadSessionTimes } from './server/store/session-times.ts';
export {
  claimSessions,
  moveSessions,
  releaseSessions,
  tryClaimSessions,
} from './server/store/sessions.ts';
export { changeCapacity, loadTakenNights, mostTaken } from './server/store/taken-nights.ts';
export {
  type CurrentSession,
  cancelSessions,
  deleteFreeSessions,
  insertSessions,
  loadCurrentSessions,
  loadSession,
  lockSessions,
  readNextDay,
  retimeSessions,
  setNote,
  setSeats,
  setSeatsOfOne,
} from './server/store/timetable.ts';
