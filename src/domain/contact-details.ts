import { findDetails } from './contact-details/find-details.ts';
import type { ContactKind } from './contact-details/found-detail.ts';
import { ReadableText } from './contact-details/readable-text.ts';

export { CONTACT_KINDS, type ContactKind } from './contact-details/found-detail.ts';

/** A piece of a message: text as it was typed, or the kind of a hidden detail. */
export interface MessagePart {
  /** Empty where a detail is hidden: its length isn't revealed either. */
  readonly text: string;
  readonly hidden: ContactKind | null;
}

/**
 * Cuts a text into the parts anyone may read and the parts hidden until two people have an approved
 * reservation: telephone numbers, e-mail addresses, links and @handles. Prices, dates, times,
 * measures, postcodes and names of firms stay (decision 0243).
 *
 * It hides details that people write in passing. A determined user can still spell a number in
 * words.
 */
export function hideContactDetails(text: string): MessagePart[] {
  return cutText(text).parts;
}

/**
 * The result of `hideContactDetails`, and how many characters were read for it. The count is at
 * most a fixed multiple of the text's length, whatever the text.
 */
export function cutText(text: string): { parts: MessagePart[]; steps: number } {
  const once = cutOnce(text);
  if (once.parts.every(({ hidden }) => hidden === null)) return once;
  // A hidden part may have been between a text and the rest that makes a link of its beginning,
  // such as numbers before `www.`; so each piece is read again on its own.
  const pieces = once.parts.map((part) =>
    part.hidden === null ? cutOnce(part.text) : { parts: [part], steps: 0 },
  );
  return {
    parts: pieces.flatMap(({ parts }) => parts),
    steps: pieces.reduce((sum, { steps }) => sum + steps, once.steps),
  };
}

function cutOnce(text: string): { parts: MessagePart[]; steps: number } {
  const readable = new ReadableText(text);
  const parts: MessagePart[] = [];
  let from = 0;
  const show = (end: number) => {
    const shown = readable.sourceBetween(from, end);
    if (shown !== '') parts.push({ text: shown, hidden: null });
  };
  for (const { kind, start, end } of findDetails(readable)) {
    show(start);
    parts.push({ text: '', hidden: kind });
    from = end;
  }
  show(readable.length);
  return { parts, steps: readable.steps };
}

/** The same shape for a text without hidden details. */
export function showContactDetails(text: string): MessagePart[] {
  return text === '' ? [] : [{ text, hidden: null }];
}

/** Whether anything in a text would be hidden. */
export function hasContactDetails(text: string): boolean {
  return hideContactDetails(text).some(({ hidden }) => hidden !== null);
}
