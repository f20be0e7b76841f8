/** Widths in pixels that pictures are offered in. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Draws or finds the original of a picture by its key; null when it knows no such key. */
export interface PictureSource {
  original(key: string): Promise<Buffer | null>;
  /** Whether the picture is still to be shown, where that may change; a kept one is asked for too. */
  has?(key: string): Promise<boolean>;
}

/** Somebody's picture, encoded anew: upright, of a bounded size, with nothing but its pixels. */
export interface CleanPicture {
  readonly content: Buffer;
  readonly type: 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** CSS background of its colours. */
  readonly placeholder: string;
}

/** Pictures in the sizes and formats that pages ask for, made once and kept. */
export interface Pictures {
  /** @returns the encoded picture, or null when there is no such key */
  rendition(key: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null>;
  /**
   * Encodes what somebody sent anew, whatever it claims to be; waits in the same row as the
   * renditions.
   *
   * @param longest pixels of the longer side at most
   * @throws Problem `picture-unreadable` or `picture-too-large`
   */
  clean(sent: Uint8Array, longest: number): Promise<CleanPicture>;
}
