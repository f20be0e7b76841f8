import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './pictures.ts';

/** At 1200 px 0.3 s; effort 4 would take ten times as long to save a quarter of the bytes. */
const PHOTOGRAPH = { quality: 50, effort: 1 } as const;
/** Flat colours and clean edges tolerate stronger compression than a photograph. */
const DRAWING = { effort: 2, chromaSubsampling: '4:2:0' } as const;
/** Tried in turn, until a drawing is small enough. */
const DRAWING_QUALITIES = [36, 26, 18, 12, 8] as const;
/** Most bytes of a drawing, as AVIF. */
export const DRAWING_BYTES = 15_000;

/**
 * A picture of its final size in a format. No metadata of its original is carried over.
 *
 * @param isDrawing whether the original is an SVG
 */
export async function encodePicture(
  picture: Sharp,
  format: PictureFormat,
  isDrawing: boolean,
): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return isDrawing ? encodeDrawing(picture) : picture.avif(PHOTOGRAPH).toBuffer();
    case 'webp':
      return picture.webp({ quality: 75, effort: 3 }).toBuffer();
    case 'jpg':
      return picture
        .flatten({ background: '#fff' })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer();
  }
}

async function encodeDrawing(picture: Sharp): Promise<Buffer> {
  // Drawn once, however often it is encoded.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let encoded = Buffer.alloc(0);
  for (const quality of DRAWING_QUALITIES) {
    encoded = await sharp(data, { raw: info })
      .avif({ ...DRAWING, quality })
      .toBuffer();
    if (encoded.length <= DRAWING_BYTES) break;
  }
  return encoded;
}
