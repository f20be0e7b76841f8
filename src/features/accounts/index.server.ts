export { type CustomerProfile, customerProfile } from './server/customer-profile.ts';
export { type Accounts, makeAccounts } from './server/make-accounts.ts';
export type { LentByOthers } from './server/parts.ts';
export { mailRecipient, type Person, personsByIds } from './server/people.ts';
export { readGroups as groupsOf } from './server/store/profiles.ts';
