import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '#domain/listing-form.ts';
import type { PictureSubject } from '#domain/picture-subjects.ts';
import { ApiError } from '#platform/web/api/client.ts';
import type { StoredPicture } from './picture-list.ts';
import {
  makePictureUploads,
  type PictureProblem,
  type PictureUploads,
  type SendPicture,
} from './picture-uploads.ts';
import { mayPass, sendPictureAs } from './send-picture.ts';

/** The pictures of a listing's form, as URLs in their order. */
export interface FormPictures {
  readonly imageSrc: readonly string[];
  /** Descriptions, in the order of the pictures. */
  readonly imageAlt: readonly string[];
  /** Their subjects, in the same order. */
  readonly imageShows: readonly (PictureSubject | null)[];
  readonly logoImageSrc: readonly string[];
}

/** The pictures of a form, each with what belongs to it. */
export function toStored({ imageSrc, imageAlt, imageShows }: FormPictures): StoredPicture[] {
  return imageSrc.map((url, at) => ({
    url,
    alt: imageAlt[at] ?? '',
    shows: imageShows[at] ?? null,
  }));
}

/** The fields of a form for pictures that are stored. */
export function toFields(kept: readonly StoredPicture[]): Omit<FormPictures, 'logoImageSrc'> {
  return {
    imageSrc: kept.map(({ url }) => url),
    imageAlt: kept.map(({ alt }) => alt),
    imageShows: kept.map(({ shows }) => shows),
  };
}

/** The uploads of a listing's form, initially its pictures; they continue from step to step. */
export function useFormUploads(values: FormPictures): {
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
} {
  const { i18n } = useLingui();
  const [uploads] = useState(() => {
    const pictures = makeUploads(sendPictureAs('listing-photos'), MAX_PICTURES, i18n);
    const logos = makeUploads(sendPictureAs('listing-logos'), MAX_PICTURES, i18n);
    pictures.reset(toStored(values));
    logos.reset(values.logoImageSrc.map((url) => ({ url, alt: '', shows: null })));
    return { pictures, logos };
  });
  useEffect(
    () => () => {
      uploads.pictures.close();
      uploads.logos.close();
    },
    [uploads],
  );
  return uploads;
}

/**
 * Uploads of a dialog that opens without pictures and closes with them.
 *
 * @param send uploads one file
 * @param max most pictures
 */
export function useNewUploads(send: SendPicture, max: number): PictureUploads {
  const { i18n } = useLingui();
  const [uploads] = useState(() => makeUploads(send, max, i18n));
  useEffect(() => () => uploads.close(), [uploads]);
  return uploads;
}

function makeUploads(send: SendPicture, max: number, i18n: I18n): PictureUploads {
  return makePictureUploads({
    max,
    maxBytes: MAX_PICTURE_BYTES,
    send,
    tooLarge: () => tooLargeText(i18n),
    problemOf: (error) => pictureProblem(error, i18n),
  });
}

/** Problem of a picture that couldn't be uploaded. */
function pictureProblem(error: unknown, i18n: I18n): PictureProblem {
  const again = mayPass(error);
  if (error instanceof ApiError) return { text: error.message, again };
  return { text: i18n._(msg`Upload failed. Check your connection.`), again };
}

/** Text for a file that is too large to be sent. */
function tooLargeText(i18n: I18n): string {
  const max = i18n.number(MAX_PICTURE_BYTES / 1024 / 1024);
  return i18n._(msg`Photos can be up to ${max} MB.`);
}
