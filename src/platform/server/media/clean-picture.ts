import sharp, { type Metadata } from 'sharp';
import { MAX_PICTURE_PIXELS, PICTURE_TYPES } from '#domain/listing-form.ts';
import { Problem } from '../http/problem.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { CleanPicture } from './pictures.ts';

/** Seconds for one picture; some are made to take hours. */
const MAX_SECONDS = 10;
/** Colours of a placeholder, from the top down. */
const BANDS = 3;

type PictureType = (typeof PICTURE_TYPES)[number];

interface Kind {
  readonly format: string;
  begins(head: string): boolean;
}

/** How each kind begins, and what the decoder calls it; nothing else ever reaches a decoder. */
const KINDS: Readonly<Record<PictureType, Kind>> = {
  'image/jpeg': { format: 'jpeg', begins: (head) => head.startsWith('\xff\xd8\xff') },
  'image/png': { format: 'png', begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  'image/webp': {
    format: 'webp',
    begins: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  },
  'image/avif': { format: 'heif', begins: (head) => /^ftypavi[fs]$/.test(head.slice(4, 12)) },
};

function formatOf(sent: Uint8Array): string | null {
  const head = Buffer.from(sent.buffer, sent.byteOffset, Math.min(sent.length, 16));
  const text = head.toString('latin1');
  const type = PICTURE_TYPES.find((one) => KINDS[one].begins(text));
  return type === undefined ? null : KINDS[type].format;
}

/**
 * Makes a picture of what somebody sent: decoded, turned upright, made no larger than `longest`
 * and encoded anew. Names, metadata, colour profiles and whatever else was in the file are gone.
 *
 * @param limited does work once the encoder is free; what is quick goes on beside it, so that the
 *   next picture doesn't wait for it
 * @throws Problem `picture-unreadable` when it isn't a JPEG, PNG, WebP or AVIF, or a broken one;
 *   `picture-too-large` when it would unfold to too many pixels, or takes too long; what
 *   `limited` throws
 */
export async function cleanPicture(
  sent: Uint8Array,
  longest: number,
  limited: ConcurrencyLimit,
): Promise<CleanPicture> {
  const format = formatOf(sent);
  if (format === null) throw new Problem('picture-unreadable');
  const about = await readHead(sent);
  if (about.format !== format) throw new Problem('picture-unreadable');
  if (about.width * about.height > MAX_PICTURE_PIXELS) throw new Problem('picture-too-large');
  try {
    const upright = open(sent)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    const encoded = about.hasAlpha
      ? upright.webp({ quality: 82, effort: 2 })
      : upright.jpeg({ quality: 82 });
    const { data, info } = await limited(() => encoded.toBuffer({ resolveWithObject: true }));
    return {
      content: data,
      type: about.hasAlpha ? 'image/webp' : 'image/jpeg',
      width: info.width,
      height: info.height,
      placeholder: await placeholderOf(data),
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const tookLong = error instanceof Error && error.message.includes('timeout');
    throw new Problem(tookLong ? 'picture-too-large' : 'picture-unreadable', { cause: error });
  }
}

function open(sent: Uint8Array) {
  return sharp(sent, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', pages: 1 });
}

async function readHead(sent: Uint8Array): Promise<Metadata> {
  try {
    // The head alone is read; that it tells of too many pixels is seen by the caller.
    return await sharp(sent, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new Problem('picture-unreadable', { cause: error });
  }
}

/** Of the encoded picture: its bare pixels would be megabytes more for the memory's cleaner. */
async function placeholderOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(1, BANDS, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = Array.from(
    { length: BANDS },
    (_, band) => `#${data.subarray(band * 3, band * 3 + 3).toString('hex')}`,
  );
  return `linear-gradient(${colours.join(', ')})`;
}
