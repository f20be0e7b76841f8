import { msg, plural } from '@lingui/core/macro';
import type { Translator } from '#platform/server/services.ts';
import type { MailText } from './template.ts';

/** Several announcements about one person's actions, as one email. */
export function gathered(facts: {
  readonly translate: Translator;
  /** Name of the other person; empty for a deleted account. */
  readonly otherName: string;
  /** Subjects that the announcements' own emails would have, oldest first. */
  readonly subjects: readonly string[];
  /** Address of the list of the reader's reservations. */
  readonly url: string;
}): MailText {
  const { translate, otherName, subjects, url } = facts;
  const count = subjects.length;
  const updates = translate(msg`${plural(count, { one: '# update', other: '# updates' })}`);
  return {
    subject: otherName === '' ? updates : translate(msg`${otherName}: ${updates}`),
    preheader: subjects.at(-1) ?? '',
    heading: translate(msg`Here's what happened`),
    paragraphs: [...subjects],
    action: { label: translate(msg`See your reservations`), url },
  };
}
