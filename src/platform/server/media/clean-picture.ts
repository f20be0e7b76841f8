import sharp, { type Metadata } from 'sharp';
import { MAX_PICTURE_PIXELS, PICTURE_TYPES } from '#domain/listing-form.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { Problem } from '../http/problem.ts';

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

/** A file of a supported kind, by the decoder's name of it. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif';

const MARKER = 0xff;
const EOI = 0xd9;
const SOS = 0xda;
const COEFFICIENTS = 64;
/** Encoders make about ten; a file with more is crafted to be costly. */
const MAX_SCANS = 200;

/**
 * Whether a file ends before its announced length, by the lengths of its own parts: its end was
 * lost in transit. Linear in its length.
 */
function isCutShort(file: Uint8Array, format: PictureFormat): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (format === 'jpeg') return jpegOutline(bytes).isCut;
  if (format === 'png') return isCutPng(bytes);
  return format === 'webp' ? isCutWebp(bytes) : isCutHeif(bytes);
}

/**
 * Whether the rest of a truncated progressive JPEG shows all of the picture: each coefficient of
 * each component has been sent once, and only refinements were lost. False for any other JPEG.
 */
function showsWholePicture(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { components, scans } = jpegOutline(bytes);
  if (components.length === 0) return false;
  const known = new Map(components.map((id) => [id, new Set<number>()]));
  // The file is truncated in the last one.
  for (const { of, from, to, isFirst } of scans.slice(0, -1)) {
    if (!isFirst) continue;
    for (const id of of) {
      for (let index = from; index <= to; index += 1) known.get(id)?.add(index);
    }
  }
  return [...known.values()].every((each) => each.size === COEFFICIENTS);
}

/** A scan of a progressive JPEG (ITU-T T.81, B.2.3). */
interface Scan {
  readonly of: readonly number[];
  /** Coefficients, 0 to 63. */
  readonly from: number;
  readonly to: number;
  /** Whether it sends them for the first time, rather than more of their digits. */
  readonly isFirst: boolean;
}

interface JpegOutline {
  /** Components of a progressive picture; empty otherwise. */
  readonly components: readonly number[];
  readonly scans: readonly Scan[];
  readonly isCut: boolean;
}

function jpegOutline(bytes: Buffer): JpegOutline {
  let components: number[] = [];
  const scans: Scan[] = [];
  let at = 2;
  for (;;) {
    at = nextMarker(bytes, at);
    const marker = bytes[at + 1];
    if (marker === EOI) return { components, scans, isCut: false };
    const end = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : bytes.length);
    if (marker === undefined || end > bytes.length || scans.length > MAX_SCANS) {
      return { components, scans, isCut: true };
    }
    const segment = bytes.subarray(at + 4, end);
    if (marker === 0xc2) components = componentsIn(segment);
    if (marker === SOS) scans.push(scanIn(segment));
    // A length below its own two bytes would never end.
    at = Math.max(end, at + 4);
  }
}

/** Index of the next marker: neither a stuffed byte of data nor a restart. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) break;
    const isRestart = code >= 0xd0 && code <= 0xd7;
    if (code !== 0 && code !== MARKER && !isRestart) return at;
  }
  return bytes.length;
}

function componentsIn(frame: Buffer): number[] {
  return Array.from({ length: frame[5] ?? 0 }, (_, index) => frame[6 + 3 * index] ?? -1);
}

function scanIn(header: Buffer): Scan {
  const count = Math.min(header[0] ?? 0, 4);
  const after = 1 + 2 * count;
  const to = header[after + 1] ?? 0;
  return {
    of: Array.from({ length: count }, (_, index) => header[1 + 2 * index] ?? -1),
    from: header[after] ?? 0,
    to: Math.min(to, COEFFICIENTS - 1),
    isFirst: (header[after + 2] ?? 0) >> 4 === 0,
  };
}

function isCutPng(bytes: Buffer): boolean {
  if (bytes.length >= 16 && bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return false;
  }
  return true;
}

function isCutWebp(bytes: Buffer): boolean {
  return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length;
}

function isCutHeif(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    if (at + 16 > bytes.length) return at + 8 > bytes.length;
    const size = bytes.readUInt32BE(at);
    // To the end of the file; a box of its own header at least.
    if (size === 0) return false;
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    at += Math.max(length, 8);
  }
  return at > bytes.length;
}
