import { useEffect, useState } from 'react';
import { MAX_EVIDENCE } from '#domain/resolutions.ts';
import {
  type PictureUploads,
  type SendPicture,
  sendEvidence,
  useNewUploads,
} from '#market/hosting/index.web.ts';

/** Pictures of a statement while it is written. */
export interface EvidenceUploads {
  readonly uploads: PictureUploads;
  /**
   * Address of a picture in this browser; null until the server has taken it. A small file may
   * unfold to a picture that fills this device's memory, which the server refuses.
   *
   * @param key of the stored picture
   */
  previewOf(key: string): string | null;
}

export function useEvidence(): EvidenceUploads {
  const [previews] = useState(() => new Map<string, string>());
  const [send] = useState(() => {
    const sendWithPreview: SendPicture = async (file, way) => {
      const key = await sendEvidence(file, way);
      if (!previews.has(key)) previews.set(key, URL.createObjectURL(file));
      return key;
    };
    return sendWithPreview;
  });
  const uploads = useNewUploads(send, MAX_EVIDENCE);
  useEffect(
    () => () => {
      for (const url of previews.values()) URL.revokeObjectURL(url);
    },
    [previews],
  );
  return { uploads, previewOf: (key) => previews.get(key) ?? null };
}
