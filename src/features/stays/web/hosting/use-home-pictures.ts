import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '#domain/listing-form.ts';
import type { PictureUploads } from '#features/listings/index.web.ts';
import type { HostingValues } from './hosting-values.ts';
import type { HostingKit } from './load-start.ts';

/** The uploads of a home, begun with what its form has; they go on from step to step. */
export function useHomePictures(
  values: HostingValues,
  kit: HostingKit,
): {
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
} {
  const { i18n } = useLingui();
  const [uploads] = useState(() => {
    const { makePictureUploads, pictureProblem, sendPictureAs, tooLargeText } = kit;
    const make = (preset: Parameters<typeof sendPictureAs>[0]) =>
      makePictureUploads({
        max: MAX_PICTURES,
        maxBytes: MAX_PICTURE_BYTES,
        send: sendPictureAs(preset),
        tooLarge: () => tooLargeText(i18n),
        problemOf: (error) => pictureProblem(error, i18n),
      });
    const pictures = make('listing-photos');
    const logos = make('listing-logos');
    pictures.reset(values.imageSrc.map((url, at) => ({ url, alt: values.imageAlt[at] ?? '' })));
    logos.reset(values.logoImageSrc.map((url) => ({ url, alt: '' })));
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
