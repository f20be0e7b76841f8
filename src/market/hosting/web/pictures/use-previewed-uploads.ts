import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { PictureUploads, SendPicture } from './picture-uploads.ts';
import { useNewUploads } from './use-form-uploads.ts';

/** Pictures without a public address, while what they go with is written. */
export interface PreviewedUploads {
  readonly uploads: PictureUploads;
  /**
   * Address of a picture in this browser; null until the server has taken it. A small file may
   * unfold to a picture that fills this device's memory, which the server refuses.
   *
   * @param key of the stored picture
   */
  previewOf(key: string): string | null;
}

/**
 * @param sendPicture uploads one file, and resolves to its key
 * @param max most pictures
 */
export function usePreviewedUploads(sendPicture: SendPicture, max: number): PreviewedUploads {
  const { i18n } = useLingui();
  const [previews] = useState(() => new Map<string, string>());
  const [send] = useState(() => {
    const sendWithPreview: SendPicture = async (file, way) => {
      const key = await sendPicture(file, way);
      if (!previews.has(key)) previews.set(key, URL.createObjectURL(file));
      return key;
    };
    return sendWithPreview;
  });
  const uploads = useNewUploads(send, max);
  useEffect(() => {
    // The texts of failed uploads, for pages and dialogs of other rooms.
    void loadTexts(i18n, ['hosting']).catch(() => {});
  }, [i18n]);
  useEffect(
    () => () => {
      for (const url of previews.values()) URL.revokeObjectURL(url);
    },
    [previews],
  );
  return { uploads, previewOf: (key) => previews.get(key) ?? null };
}
