import { msg } from '@lingui/core/macro';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { findOwnPictures, type OwnPicture } from '../store/own-pictures.ts';
import { keyOfAddress } from './picture-addresses.ts';

/**
 * The caller's pictures for the URLs in a form's list, in its order; duplicates count once.
 *
 * @param field the list's name in the form
 * @throws Problem 'invalid-input' at each URL that isn't a picture of the caller
 */
export async function ownPictures(
  addresses: readonly string[],
  field: string,
  {
    db,
    actor,
    services,
    translate,
  }: Pick<SignedInContext, 'db' | 'actor' | 'services' | 'translate'>,
): Promise<(OwnPicture & { readonly at: number })[]> {
  const named = addresses.map((address) => keyOfAddress(address, services.config));
  const keys = named.filter((key) => key !== null);
  const urls = addresses.filter((_, at) => named[at] === null).map((url) => url.toWellFormed());
  const found = await findOwnPictures(db, actor.id, keys, urls.filter(isPlain));
  const fields: Record<string, string> = {};
  const pictures = new Map<string, OwnPicture & { readonly at: number }>();
  addresses.forEach((address, at) => {
    const picture = found.find(({ key, hostedUrl }) => key === named[at] || hostedUrl === address);
    if (picture === undefined) {
      fields[`${field}.${at}`] = translate(msg`This photo isn't one of yours.`);
    } else if (!pictures.has(picture.key)) pictures.set(picture.key, { ...picture, at });
  });
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return [...pictures.values()];
}

/** Text that a database can't store isn't one of our addresses. */
function isPlain(url: string): boolean {
  return !url.includes('\u0000');
}
