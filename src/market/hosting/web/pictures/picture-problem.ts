import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_PICTURE_BYTES } from '#domain/listing-form.ts';
import { ApiError } from '#platform/web/api/client.ts';
import type { PictureProblem } from './picture-uploads.ts';
import { mayPass } from './send-picture.ts';

/** What to say of a picture that couldn't be sent. */
export function pictureProblem(error: unknown, i18n: I18n): PictureProblem {
  const again = mayPass(error);
  if (error instanceof ApiError) return { text: error.message, again };
  return { text: i18n._(msg`Upload failed. Check your connection.`), again };
}

/** What to say of a file that isn't even sent. */
export function tooLargeText(i18n: I18n): string {
  const max = i18n.number(MAX_PICTURE_BYTES / 1024 / 1024);
  return i18n._(msg`Photos can be up to ${max} MB.`);
}
