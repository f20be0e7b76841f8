import type { SubjectKind } from './moderation.ts';
import type { Actor } from './permissions.ts';

/** Why something is reported. */
export const REPORT_REASONS = [
  'scam',
  'not-real',
  'discrimination',
  'unsafe',
  'illegal',
  'contact-outside',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Most characters of the words of a report. */
export const REPORT_LENGTH = 1_000;

/** Reports that one address may send within a day while signed out. */
export const REPORTS_PER_ADDRESS = 5;

/** Kinds that signed-out people may report: they are public, and met without an account. */
const OF_ANYONE: readonly SubjectKind[] = ['listing', 'review'];

/** The error code a report is refused with, or 'ok'. */
export type ReportVerdict = 'ok' | 'forbidden' | 'already-reported';

/** One reports what belongs to another person, once a thing; signed out, only what is public. */
export function verdictOnReport(
  reported: {
    readonly kind: SubjectKind;
    readonly ownerId: string;
    /** Whether the person has reported it before. */
    readonly isReported: boolean;
  },
  actor: Actor,
): ReportVerdict {
  if (actor === null) return OF_ANYONE.includes(reported.kind) ? 'ok' : 'forbidden';
  if (actor.id === reported.ownerId) return 'forbidden';
  return reported.isReported ? 'already-reported' : 'ok';
}

/** Days and messages with contact details after which a person is noticed. */
export const MASKED_DAYS = 7;
export const MIN_MASKED = 3;
/** Listings with one text, and the characters from which on a text counts. */
export const MIN_SAME_TEXTS = 3;
export const SAME_TEXT_LENGTH = 80;
/** Bits of 64 in which the likenesses of similar pictures differ at most. */
export const LIKENESS_BITS = 6;
/** Days over which a host's cancellations count, and how many are not noticed. */
export const CANCELLATION_DAYS = 90;
export const MAX_CANCELLATIONS = 2;

/** Kinds of things that the product notices itself. */
export const SIGNALS = [
  'contact-details',
  'same-picture',
  'similar-picture',
  'same-text',
  'first-listing',
  'slow-wifi',
  'host-cancellations',
] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * Harm that a reason or a signal points to, from 1 to 3. A queue is in the order of the most harm,
 * then of age: many reports of one thing don't move it.
 */
const HARM: Readonly<Record<ReportReason | Signal, 1 | 2 | 3>> = {
  unsafe: 3,
  illegal: 3,
  scam: 3,
  discrimination: 2,
  'not-real': 2,
  'same-picture': 2,
  'similar-picture': 2,
  'same-text': 2,
  'contact-outside': 1,
  'contact-details': 1,
  'first-listing': 2,
  'slow-wifi': 1,
  'host-cancellations': 1,
  other: 1,
};

export function rateHarm(cause: ReportReason | Signal): number {
  return HARM[cause];
}
