import sharp from 'sharp';
import type { TestAnswer, TestApp, TestPerson } from '#entry/testing/test-app.ts';
import type { Upload } from '../../contract/uploads.ts';

/** Response of an upload, or its error. */
export type UploadAnswer = Upload & { readonly code: string; readonly message: string };

interface Sending {
  readonly as: TestPerson;
  readonly name?: string;
  readonly preset?: string;
  readonly headers?: Record<string, string>;
}

/** Uploads a picture like a browser's form. */
export function sendPicture(
  app: TestApp,
  content: Uint8Array | string,
  { as, name = 'picture.jpg', preset, headers = {} }: Sending,
): Promise<TestAnswer<UploadAnswer>> {
  const form = new FormData();
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  if (preset !== undefined) form.append('upload_preset', preset);
  return app.request<UploadAnswer>('POST', '/api/uploads', { body: form, as, headers });
}

/** A plain picture in one colour. */
export function draw(colour: string, width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/**
 * A JPEG taken in portrait orientation, 200 × 300 when upright, with EXIF data about its location.
 */
export function photograph(): Promise<Buffer> {
  return draw('#c33', 300, 200)
    .withExif({ IFD0: { Copyright: 'home address', ImageDescription: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Downloads a picture like a page. */
export async function fetchPicture(
  app: TestApp,
  key: string,
  file = '480.jpg',
): Promise<{ status: number; bytes: Buffer }> {
  const response = await app.app.request(`/media/${key}/${file}`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}
