import type { Duty } from './roles.ts';

/** Queues that wait for staff, in the order of the page, with the duty of those who see each. */
export const QUEUES = {
  reports: 'moderation',
  appeals: 'moderation',
  tickets: 'people',
  conflicts: 'people',
  cases: 'money',
  claims: 'money',
  differences: 'money',
  jobs: 'work',
  mails: 'work',
} as const satisfies Record<string, Duty>;
export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];

/** Counts of a week, in the order of the page. */
export const WEEK_FIGURES = [
  'searches',
  'requests',
  'approved',
  'paid',
  'cancelled',
  'reviews',
] as const;
export type WeekFigure = (typeof WEEK_FIGURES)[number];

/** Things that can be found, with the duty of those who find them. */
export const FOUND_KINDS = {
  person: 'people',
  reservation: 'console',
  listing: 'moderation',
  ticket: 'people',
  report: 'moderation',
  payment: 'money',
  act: 'log',
} as const satisfies Record<string, Duty>;
export type FoundKind = keyof typeof FOUND_KINDS;
export const FOUND_KIND_NAMES = Object.keys(FOUND_KINDS) as readonly FoundKind[];

/** Areas of a person's timeline. */
export const TIMELINE_AREAS = [
  'account',
  'listing',
  'reservation',
  'review',
  'report',
  'decision',
  'ticket',
  'mail',
  'staff',
] as const;
export type TimelineArea = (typeof TIMELINE_AREAS)[number];
