/** States of a published thing: a listing, a profile, a review, a message or a picture. */
export const MODERATION_STATES = ['visible', 'limited', 'hidden'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

/**
 * States of a person: a limited one can't list, request, or write to people they have not met; a
 * suspended one is signed out, and their listings are in no search.
 */
export const STANDINGS = ['active', 'limited', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Kinds of published things that can be reported and moderated. */
export const SUBJECT_KINDS = ['listing', 'profile', 'review', 'message', 'picture'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * The relation of a reader to a published thing: a `party` had to do with it before it was limited,
 * such as a guest with a reservation of a listing, or the other side of a conversation.
 */
export type Relation = 'owner' | 'party' | 'other';

const READERS: Readonly<Record<ModerationState, readonly Relation[]>> = {
  visible: ['owner', 'party', 'other'],
  limited: ['owner', 'party'],
  hidden: ['owner'],
};

/**
 * Whether a reader sees a published thing. The database has the same rule for the rows of lists
 * (`sees_listing`); a test compares the two.
 */
export function isSeen(state: ModerationState, relation: Relation): boolean {
  return READERS[state].includes(relation);
}

/** The state of a thing, given its own and its owner's standing: none of a suspended one is public. */
export function effectiveState(state: ModerationState, owner: Standing): ModerationState {
  return owner === 'suspended' && state === 'visible' ? 'limited' : state;
}

/** Two people, one of whom has blocked the other. Who of them did is known to that one alone. */
export interface Contact {
  /** Whether one of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** Whether a reservation between them is agreed and not over. */
  readonly hasAgreed: boolean;
  /** Whether the other one has written to the person, or they have reserved from each other. */
  readonly isKnown: boolean;
}

/** The error code that contact between two people is refused with, or 'ok'. */
export type ContactVerdict = 'ok' | 'no-contact' | 'account-limited';

/**
 * Whether a person may write to another: not while one has blocked the other, except about a
 * reservation that is agreed; a limited one doesn't write to people who are new to them.
 */
export function messageContact(standing: Standing, contact: Contact): ContactVerdict {
  if (contact.isBlocked && !contact.hasAgreed) return 'no-contact';
  return standing === 'limited' && !contact.isKnown ? 'account-limited' : 'ok';
}

/** Whether a person may request a reservation from another, or change one that waits. */
export function requestContact(
  standing: Standing,
  { isBlocked }: Pick<Contact, 'isBlocked'>,
): 'ok' | 'not-requestable' | 'account-limited' {
  if (isBlocked) return 'not-requestable';
  return standing === 'active' ? 'ok' : 'account-limited';
}
