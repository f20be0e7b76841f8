/** Widths in pixels that pictures are offered in. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Draws or finds the original of a picture by its key; null when it knows no such key. */
export interface PictureSource {
  original(key: string): Promise<Buffer | null>;
}

/** Pictures in the sizes and formats that pages ask for, made once and kept. */
export interface Pictures {
  /** @returns the encoded picture, or null when there is no such key */
  rendition(key: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null>;
}
