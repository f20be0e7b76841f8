import { createHash } from 'node:crypto';
import type { MessageDescriptor } from '@lingui/core';
import { DISCLAIMERS, type DisclaimerId } from './disclaimers.ts';

/**
 * The English text of the current version of a disclaimer, one line for its title and one for each
 * statement. An acknowledgement refers to this text, whatever language it was read in.
 */
export function disclaimerText(id: DisclaimerId): string {
  const disclaimer = DISCLAIMERS.find((each) => each.id === id);
  if (disclaimer === undefined) throw new RangeError(`no disclaimer: ${id}`);
  const { title, content } = disclaimer;
  return [title, ...content].map(getEnglishText).join('\n');
}

/** @throws TypeError in a build that leaves the English texts out */
function getEnglishText({ message, id }: MessageDescriptor): string {
  if (message === undefined) throw new TypeError(`no English text: ${id}`);
  return message;
}

/** The SHA-256 of `disclaimerText`, in hexadecimal. */
export function disclaimerHash(id: DisclaimerId): string {
  return createHash('sha256').update(disclaimerText(id)).digest('hex');
}
