import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { Problem } from '../http/problem.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';
import type { CleanPicture } from './pictures.ts';

/** Milliseconds that the service may take. */
const PATIENCE_MS = 10_000;
/** Most bytes of a returned picture, and of the answer to a sent one. */
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_ANSWER_BYTES = 64 * 1024;

const answerSchema = v.object({
  secure_url: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.check((text) => ['https:', 'http:'].includes(URL.parse(text)?.protocol ?? '')),
  ),
});

/** A service that stores pictures in place of the database. */
export interface PictureHost {
  /**
   * Sends a picture there.
   *
   * @returns its address
   * @throws Problem `media-unavailable`
   */
  keep(picture: Pick<CleanPicture, 'content' | 'type'>): Promise<string>;
}

/** The configured service; null where the database stores the pictures. */
export function makePictureHost({ pictureHost }: Pick<Config, 'pictureHost'>): PictureHost | null {
  if (pictureHost === undefined) return null;
  const { url, preset } = pictureHost;
  return {
    async keep({ content, type }) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)], { type }), 'picture');
      form.append('upload_preset', preset);
      try {
        const response = await fetchOutside(url, {
          method: 'POST',
          body: form,
          service: 'picture-host',
          maxBytes: MAX_ANSWER_BYTES,
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (!response.ok) throw new Error(`the picture host answered ${response.status}`);
        return v.parse(answerSchema, await response.json()).secure_url;
      } catch (error) {
        throw new Problem('media-unavailable', { cause: error });
      }
    },
  };
}

/**
 * Fetches a picture from the address the service returned for it; null when it is deleted.
 *
 * @param url as `captureClick` returned it, never from user input
 */
export async function fetchHosted(url: string): Promise<Buffer | null> {
  const response = await fetchOutside(url, {
    service: 'picture-host',
    maxBytes: MAX_BYTES,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new Error(`the picture host answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
