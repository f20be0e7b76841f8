/** Roles of those who run the place, the one with the fewest duties first. */
export const STAFF_ROLES = ['support', 'finance', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles of accounts. */
export const ROLES = ['user', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

/**
 * Parts of the console's work:
 * - `console`: opening it, reading what waits, finding;
 * - `moderation`: reports, signals, decisions and appeals, listings as they are;
 * - `people`: a person's page, their mails and sessions, tickets;
 * - `suspension`: what signs a person out for good, or undoes it;
 * - `money`: balances, differences, claims and problems;
 * - `places`: managed places and their terms;
 * - `work`: jobs and the outbox;
 * - `settings`: what holds for the whole product, such as maps with streets;
 * - `staff`: giving and revoking roles;
 * - `log`: reading what staff did;
 * - `disclosure`: handing out all data of a person to an authority.
 */
export const DUTIES = [
  'console',
  'moderation',
  'people',
  'suspension',
  'money',
  'places',
  'work',
  'settings',
  'staff',
  'log',
  'disclosure',
] as const;
export type Duty = (typeof DUTIES)[number];

/** The duties of each role; an account without a role has none. */
export const DUTIES_OF_ROLES: Readonly<Record<Role, readonly Duty[]>> = {
  user: [],
  support: ['console', 'moderation', 'people'],
  finance: ['console', 'money'],
  admin: DUTIES,
};

/** Whether a role includes a duty. */
export function hasDuty(role: Role, duty: Duty): boolean {
  return DUTIES_OF_ROLES[role].includes(duty);
}

/** Whether a role is one of those who run the place. */
export function isStaff(role: Role): role is StaffRole {
  return role !== 'user';
}

/** A change of the role of an account. */
export interface RoleChange {
  /** Account of the administrator; null for the operator at the machine. */
  readonly actorId: string | null;
  readonly accountId: string;
  readonly from: Role;
  readonly to: Role;
  /** Administrators there are, the account among them if it is one. */
  readonly admins: number;
}

/**
 * Whether a role may be given or revoked: never one's own, and the last administrator remains.
 */
export function verdictOnRole({
  actorId,
  accountId,
  from,
  to,
  admins,
}: RoleChange): 'ok' | 'own-role' | 'last-admin' {
  if (actorId === accountId) return 'own-role';
  return from === 'admin' && to !== 'admin' && admins <= 1 ? 'last-admin' : 'ok';
}
