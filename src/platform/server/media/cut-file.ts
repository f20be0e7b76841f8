/** A file of a supported kind, by the decoder's name of it. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif';

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
export function isCutShort(file: Uint8Array, format: PictureFormat): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (format === 'jpeg') return jpegOutline(bytes).isCut;
  if (format === 'png') return isCutPng(bytes);
  return format === 'webp' ? isCutWebp(bytes) : isCutHeif(bytes);
}

/**
 * Whether the rest of a truncated progressive JPEG shows all of the picture: each coefficient of
 * each component has been sent once, and only refinements were lost. False for any other JPEG.
 */
export function showsWholePicture(file: Uint8Array): boolean {
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
