import type { CleanPicture } from './pictures.ts';

/** Where the content of a picture is, as its row records it. */
export interface PicturePlace {
  /** The content, where the database stores it. */
  readonly content: Buffer | null;
  /** Its URL at a hosting service. */
  readonly hostedUrl: string | null;
}

/** Pictures are stored as one of two types, told apart by their first bytes. */
export function pictureType(content: Uint8Array): CleanPicture['type'] {
  return content[0] === 0xff && content[1] === 0xd8 ? 'image/jpeg' : 'image/webp';
}

/** Stores the pictures that people sent. */
export interface PictureStore {
  /**
   * Stores a picture.
   *
   * @returns what its row has to record
   * @throws Problem `media-unavailable`
   */
  put(key: string, picture: Pick<CleanPicture, 'content' | 'type'>): Promise<PicturePlace>;
  /** Null where it isn't stored here. */
  get(key: string, place: PicturePlace): Promise<Buffer | null>;
  /** Deletes it, once its row is gone; does nothing where it isn't stored here. */
  delete(key: string, hostedUrl: string | null): Promise<void>;
}
