export {
  acceptsRequests,
  asksVerifiedGuests,
  countAwaitingListings,
  countHostedListings,
  kindOfListing,
  listedOrOwn,
  loadKnownMbps,
  lockListing,
  markDeleted,
  readOwnListings,
  seesListing,
  setAsksVerifiedGuests,
  shareListing,
} from './server/store/listings.ts';
export {
  changeNightOverrides,
  indexOverrides,
  overridesColumn,
  type StoredOverrides,
} from './server/store/night-overrides.ts';
export {
  changeCapacity,
  claimNights,
  closeNights,
  loadClosedNights,
  loadTakenNights,
  mostTaken,
  moveNights,
  type NightlyListing,
  openNights,
  releaseNights,
} from './server/store/nights.ts';

export {
  claimSessions,
  freeSeats,
  handOverOffered,
  holdSession,
  type ListedSession,
  loadSessionTimes,
  moveSessions,
  type OfferedSession,
  releaseOffered,
  releaseSessions,
  takeOffered,
  tryClaimSessions,
} from './server/store/sessions.ts';

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
