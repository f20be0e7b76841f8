export { readSessionToken } from './server/auth/browser-cookies.ts';
export { customerProfile } from './server/customer-profile.ts';
export { describeBrowser } from './server/describe-browser.ts';
export { endSessions, SESSIONS_ENDED, sessionsTopic } from './server/end-sessions.ts';
export { accountErrors } from './server/errors.ts';
export { makeAccounts } from './server/make-accounts.ts';
export {
  confirmPersonAddress,
  isAddressConfirmed,
  listStaffWith,
  mailRecipient,
  mailRecipients,
  type Person,
  personByEmail,
  personsByIds,
  readRole,
} from './server/people.ts';
export { queuePush } from './server/push/queue-push.ts';
export { accountIdByEmail, changeRole } from './server/staff-roles.ts';
export {
  deleteBlock,
  deleteBlocks,
  insertBlock,
  listBlocked,
  readContactFacts,
  readStanding,
  requestersAmong,
} from './server/store/blocks.ts';
export { readAgreed as agreedToBeCounted, readCrew as crewOf } from './server/store/crew.ts';
export { readVerified, verifiedAmong } from './server/store/identity.ts';
export {
  groupsByIds,
  headlinesByIds,
  readGroups as groupsOf,
  readPassport as passportOf,
} from './server/store/profiles.ts';
export { findStaff, ROLE_OF } from './server/store/staff.ts';
export { lockUser } from './server/store/users.ts';
export { confirmationMailId } from './server/use-cases/email-address.ts';
export { collectPersonData } from './server/use-cases/profile.ts';
export { requireSeenPerson } from './server/use-cases/public-profile.ts';
