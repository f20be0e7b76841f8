import sharp, { type Metadata } from 'sharp';
import { MAX_PICTURE_PIXELS, PICTURE_TYPES } from '#domain/listing-form.ts';
import { Problem } from '../http/problem.ts';
import type { CleanPicture } from './pictures.ts';

/** Seconds for one picture; some are made to take hours. */
const MOST_SECONDS = 10;
/** Colours of a placeholder, from the top down. */
const BANDS = 3;
/** Every so many pixels one is looked at. */
const STEP = 16;

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
 * @throws Problem `picture-unreadable` when it isn't a JPEG, PNG, WebP or AVIF, or a broken one;
 *   `picture-too-large` when it would unfold to too many pixels, or takes too long
 */
export async function cleanPicture(sent: Uint8Array, longest: number): Promise<CleanPicture> {
  const format = formatOf(sent);
  if (format === null) throw new Problem('picture-unreadable');
  const about = await readHead(sent);
  if (about.format !== format) throw new Problem('picture-unreadable');
  if (about.width * about.height > MAX_PICTURE_PIXELS) throw new Problem('picture-too-large');
  try {
    const { data, info } = await open(sent)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: MOST_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const isClear = channels === 2 || channels === 4;
    const pixels = sharp(data, { raw: { width, height, channels } });
    const encoded = isClear
      ? pixels.webp({ quality: 82, effort: 2 })
      : pixels.jpeg({ quality: 82 });
    return {
      content: await encoded.toBuffer(),
      type: isClear ? 'image/webp' : 'image/jpeg',
      width,
      height,
      placeholder: placeholderOf(data, info),
    };
  } catch (error) {
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

/** The mean colour of each band, of some of its pixels: decoding it once more would take longer. */
function placeholderOf(
  pixels: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): string {
  const isGrey = channels < 3;
  const colours = Array.from({ length: BANDS }, (_, band) => {
    const sums = [0, 0, 0];
    let count = 0;
    const from = Math.floor((band * height) / BANDS);
    const until = Math.max(from + 1, Math.floor(((band + 1) * height) / BANDS));
    for (let y = from; y < Math.min(until, height); y += STEP) {
      for (let x = 0; x < width; x += STEP) {
        const at = (y * width + x) * channels;
        const alpha = channels % 2 === 0 ? (pixels[at + channels - 1] ?? 0) / 255 : 1;
        for (let part = 0; part < 3; part += 1) {
          const value = pixels[at + (isGrey ? 0 : part)] ?? 0;
          sums[part] = (sums[part] ?? 0) + value * alpha + 255 * (1 - alpha);
        }
        count += 1;
      }
    }
    return `#${sums.map((sum) => twoDigits(sum / Math.max(count, 1))).join('')}`;
  });
  return `linear-gradient(${colours.join(', ')})`;
}

function twoDigits(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
