import sharp, { type Metadata } from 'sharp';
import { MAX_PICTURE_PIXELS, PICTURE_TYPES } from '#domain/listing-form.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { Problem } from '../http/problem.ts';
import { isCutShort, type PictureFormat, showsWholePicture } from './cut-file.ts';
import type { CleanPicture } from './pictures.ts';

/** Time limit of one picture in seconds; some files are crafted to take hours. */
const MAX_SECONDS = 10;
/** Colours of a placeholder, from the top down. */
const BANDS = 3;
/** For a truncated picture, the share of its rows that must be there, from the top down. */
const MIN_SHARE = 0.9;
/** Messages of decoders about a truncated file. */
const BREAKS_OFF = /premature end|read error/i;

type PictureType = (typeof PICTURE_TYPES)[number];

interface Kind {
  readonly format: PictureFormat;
  begins(head: string): boolean;
}

/**
 * The first bytes of each kind, and the decoder's name for it; other files never reach a decoder.
 */
const KINDS: Readonly<Record<PictureType, Kind>> = {
  'image/jpeg': { format: 'jpeg', begins: (head) => head.startsWith('\xff\xd8\xff') },
  'image/png': { format: 'png', begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  'image/webp': {
    format: 'webp',
    begins: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  },
  'image/avif': { format: 'heif', begins: (head) => /^ftypavi[fs]$/.test(head.slice(4, 12)) },
};

function detectFormat(sent: Uint8Array): PictureFormat | null {
  const head = Buffer.from(sent.buffer, sent.byteOffset, Math.min(sent.length, 16));
  const text = head.toString('latin1');
  const type = PICTURE_TYPES.find((one) => KINDS[one].begins(text));
  return type === undefined ? null : KINDS[type].format;
}

/**
 * Makes a picture of an uploaded file: decoded, turned upright, no larger than `longest` and
 * encoded again. Names, metadata, colour profiles and all other contents of the file are removed.
 *
 * @param limited runs work once the encoder is free; quick work continues in parallel, so that the
 * next picture doesn't wait for it
 * @throws Problem `picture-unreadable` when it isn't a JPEG, PNG, WebP or AVIF, or a broken one;
 * `picture-incomplete` when its end was lost, and more of the picture with it than a narrow strip;
 * `picture-too-large` when it would decode to too many pixels, or takes too long; the errors of
 * `limited`
 */
export async function cleanPicture(
  sent: Uint8Array,
  longest: number,
  limited: ConcurrencyLimit,
): Promise<CleanPicture> {
  const format = detectFormat(sent);
  if (format === null) throw new Problem('picture-unreadable');
  const about = await readHead(sent, format);
  if (about.format !== format) throw new Problem('picture-unreadable');
  if (about.width * about.height > MAX_PICTURE_PIXELS) throw new Problem('picture-too-large');
  try {
    const { data, info } = await encodeWhatIsThere(sent, format, about, longest, limited);
    return {
      content: data,
      type: about.hasAlpha ? 'image/webp' : 'image/jpeg',
      width: info.width,
      height: info.height,
      placeholder: await makePlaceholder(data),
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const tookLong = error instanceof Error && error.message.includes('timeout');
    throw tookLong
      ? new Problem('picture-too-large', { cause: error })
      : broken(sent, format, error);
  }
}

/**
 * Encodes a picture again. One whose file is truncated in its last strip is accepted as every
 * viewer shows it; a decoder that warns about other problems, such as bytes too many between two
 * parts, decodes all of it.
 */
async function encodeWhatIsThere(
  sent: Uint8Array,
  format: PictureFormat,
  { width, height, hasAlpha }: Metadata,
  longest: number,
  limited: ConcurrencyLimit,
) {
  const encode = (failOn: FailOn) => {
    const upright = open(sent, failOn)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    const encoded = hasAlpha
      ? upright.webp({ quality: 82, effort: 2 })
      : upright.jpeg({ quality: 82 });
    return limited(() => encoded.toBuffer({ resolveWithObject: true }));
  };
  try {
    return await encode('warning');
  } catch (error) {
    if (!(error instanceof Error) || error.message.includes('timeout')) throw error;
    if (!BREAKS_OFF.test(error.message)) return await encode('error');
    const isWhole =
      (format === 'jpeg' && showsWholePicture(sent)) ||
      (await limited(() => hasRows(sent, width, Math.ceil(height * MIN_SHARE))));
    if (!isWhole) throw new Problem('picture-incomplete', { cause: error });
    return await encode('none');
  }
}

/** Whether so many rows can be decoded, from the top down. */
async function hasRows(sent: Uint8Array, width: number, rows: number): Promise<boolean> {
  try {
    await open(sent, 'warning')
      .extract({ left: 0, top: 0, width, height: rows })
      .resize({ width: 16 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    return true;
  } catch (error) {
    return !(error instanceof Error && BREAKS_OFF.test(error.message));
  }
}

function broken(sent: Uint8Array, format: PictureFormat, cause: unknown): Problem {
  const code = isCutShort(sent, format) ? 'picture-incomplete' : 'picture-unreadable';
  return new Problem(code, { cause });
}

type FailOn = 'none' | 'error' | 'warning';

function open(sent: Uint8Array, failOn: FailOn) {
  return sharp(sent, { limitInputPixels: MAX_PICTURE_PIXELS, failOn, pages: 1 });
}

async function readHead(sent: Uint8Array, format: PictureFormat): Promise<Metadata> {
  try {
    // Only the head is read; the caller checks the number of pixels.
    return await sharp(sent, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw broken(sent, format, error);
  }
}

/** Made from the encoded picture: its bare pixels would add megabytes for the garbage collector. */
async function makePlaceholder(picture: Buffer): Promise<string> {
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
