import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DecisionAct, Rule } from '#domain/decisions.ts';
import type { SubjectKind } from '#domain/moderation.ts';

/** Kinds of things, as a statement of reasons names the reader's own. */
export const OWN_SUBJECTS: Readonly<Record<SubjectKind, MessageDescriptor>> = {
  listing: msg`Your listing`,
  profile: msg`Your profile`,
  review: msg`Your review`,
  message: msg`Your message`,
  picture: msg`Your photo`,
};

/** Decisions, for the owner. */
export const ACT_TEXTS: Readonly<Record<DecisionAct, MessageDescriptor>> = {
  keep: msg`Nothing changes: it stays as it is.`,
  limit: msg`It's limited. Only you and people already involved can see it. A limited account can't list, send requests or write to new people.`,
  hide: msg`It's hidden. Only you can see it. Reservations already agreed continue.`,
  warn: msg`This is a warning. Nothing else changes.`,
  suspend: msg`Your account is suspended. You're logged out, and your listings don't appear in searches. Reservations already agreed continue.`,
};

/** The rules that decisions rest on. */
export const RULE_TEXTS: Readonly<Record<Rule, MessageDescriptor>> = {
  'honest-listings': msg`What's offered has to exist, and be as described.`,
  'real-pictures': msg`Photos have to show the real place or person.`,
  'own-content': msg`Photos and texts have to be your own, or used with permission.`,
  'no-discrimination': msg`No one may be turned away or insulted for who they are.`,
  safety: msg`Nothing may put people in danger.`,
  law: msg`What's against the law isn't allowed here.`,
  'contact-and-payment-here': msg`Contact details and payments stay on Wayhearth until a reservation is agreed.`,
  respect: msg`People treat each other with respect: no threats, insults or spam.`,
  'reliable-hosting': msg`Hosts keep the reservations they've agreed to.`,
  'no-rule-broken': msg`No rule was broken.`,
};
