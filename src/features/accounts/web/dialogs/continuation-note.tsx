import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Continuation, ContinuedAction } from '#platform/web/dialogs/continuation.ts';

const NOTES: Record<ContinuedAction, MessageDescriptor | null> = {
  reserve: msg`Log in or sign up to book. We'll keep your dates.`,
  wait: msg`Log in or sign up, and you'll be on the waitlist right away.`,
  message: msg`Log in or sign up, and you can write to the host right away.`,
  create: msg`Log in or sign up, and you can start your listing right away.`,
  save: msg`Log in or sign up, and we'll save this home to your wishlist.`,
  leave: null,
};

/** What comes after the sign-in, for somebody who was about to do something. */
export function ContinuationNote({ next }: { next: Continuation | null }) {
  const { i18n } = useLingui();
  const note = next === null ? null : NOTES[next.action];
  return note === null ? null : <p className="text-soft">{i18n._(note)}</p>;
}
