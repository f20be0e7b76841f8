import sharp, { type Sharp } from 'sharp';

/** Widths in pixels in which pictures are offered. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The source of originals of pictures. */
export interface PictureSource {
  /** Draws or finds the original; null when there is none. */
  original(key: string): Promise<Buffer | null>;
  /** Whether the picture may be shown: a row of the database names its key. */
  has(key: string): Promise<boolean>;
  /** Whether a finished rendition may be shown without calling `has` again. */
  isLasting(key: string): boolean;
}

/**
 * The cost of a rendition: `check` asks the database whether a cached picture may still be shown,
 * `make` does the same for one that isn't cached, and then may draw it.
 */
export type RenditionCost = 'check' | 'make';

/** A user's picture, encoded again: upright, of a bounded size, with nothing but its pixels. */
export interface CleanPicture {
  readonly content: Buffer;
  readonly type: 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** CSS background of its colours. */
  readonly placeholder: string;
}

/** Pictures in the sizes and formats that pages use, made once and cached. */
export interface Pictures {
  /**
   * @param admit called before each cost; throws to refuse
   * @returns the encoded picture, or null when there is no such key
   * @throws Problem `pictures-busy` when too many wait to be made
   */
  rendition(
    key: string,
    width: PictureWidth,
    format: PictureFormat,
    admit?: (cost: RenditionCost) => Promise<void>,
  ): Promise<Buffer | null>;
  /**
   * The same of a picture without a public address, for a caller who may see it.
   *
   * @param admit called before it is made
   */
  privateRendition(
    key: string,
    width: PictureWidth,
    format: PictureFormat,
    admit?: () => Promise<void>,
  ): Promise<Buffer | null>;
  /** Deletes all finished renditions of a picture, here and where servers share them. */
  deleteRenditions(key: string): Promise<void>;
  /**
   * Encodes an uploaded file again, whatever its declared type; takes precedence over waiting
   * renditions.
   *
   * @param longest pixels of the longer side at most
   * @throws Problem `picture-unreadable`, `picture-incomplete` or `picture-too-large`,
   * `pictures-busy` when too many wait
   */
  clean(sent: Uint8Array, longest: number): Promise<CleanPicture>;
}

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
