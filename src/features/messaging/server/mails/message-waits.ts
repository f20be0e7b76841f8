import { msg } from '@lingui/core/macro';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';

/** Conversations that one email names; further ones are seen in the product. */
const MAX_LINES = 10;

/** A conversation in which a message waits for its reader. */
export interface WaitingTalk {
  readonly writerName: string;
  /** Title of the listing. */
  readonly title: string;
  /** Whether the reader has ever written in it. */
  readonly isAnswered: boolean;
}

/**
 * To a reader with unread messages, about all conversations that contain some. The texts stay in
 * the product, where contact details are hidden until a reservation is approved. The subject names
 * only people whom the reader has answered: a name is a stranger's text.
 *
 * @param talks one at least
 */
export function messagesWait({
  translate,
  talks,
  url,
}: {
  translate: Translator;
  talks: readonly WaitingTalk[];
  url: string;
}): MailContent & { readonly subject: string } {
  const lines = talks
    .slice(0, MAX_LINES)
    .map(({ writerName, title }) => translate(msg`${writerName} wrote to you about ${title}.`));
  return {
    subject: formatSubject(translate, talks),
    preheader: translate(msg`Your reply is a tap away.`),
    heading: translate(msg`You have a new message`),
    paragraphs: [
      ...lines,
      translate(msg`We only email you once, so there may be more messages when you open it.`),
    ],
    action: { label: translate(msg`Read and reply`), url },
  };
}

function formatSubject(translate: Translator, [first, ...others]: readonly WaitingTalk[]): string {
  if (first?.isAnswered !== true || others.length > 0) {
    return translate(msg`You have a new message`);
  }
  const { writerName, title } = first;
  return translate(msg`${writerName} wrote to you about ${title}`);
}
