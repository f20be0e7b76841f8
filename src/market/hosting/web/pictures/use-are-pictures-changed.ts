import { useSyncExternalStore } from 'react';
import type { PictureUploads } from './picture-uploads.ts';
import type { FormPictures } from './use-form-uploads.ts';

/** Whether the host has added, removed, moved or described pictures since the form opened. */
export function useArePicturesChanged(
  { pictures, logos }: { readonly pictures: PictureUploads; readonly logos: PictureUploads },
  { imageSrc, imageAlt, logoImageSrc }: FormPictures,
): boolean {
  const listed = useSyncExternalStore(pictures.subscribe, pictures.view, pictures.view).pictures;
  const marks = useSyncExternalStore(logos.subscribe, logos.view, logos.view).pictures;
  const isSame =
    listed.length === imageSrc.length &&
    marks.length === logoImageSrc.length &&
    listed.every(({ url, alt }, at) => url === imageSrc[at] && alt === (imageAlt[at] ?? '')) &&
    marks.every(({ url }, at) => url === logoImageSrc[at]);
  return !isSame;
}
