/** Widths in pixels in which pictures are offered. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

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
   * Encodes an uploaded file again, whatever its declared type; takes precedence over waiting
   * renditions.
   *
   * @param longest pixels of the longer side at most
   * @throws Problem `picture-unreadable`, `picture-incomplete` or `picture-too-large`,
   * `pictures-busy` when too many wait
   */
  clean(sent: Uint8Array, longest: number): Promise<CleanPicture>;
}
