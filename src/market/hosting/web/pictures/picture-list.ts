import type { PictureSubject } from '#domain/picture-subjects.ts';

/** A picture stored on the server. */
export interface StoredPicture {
  /** The `secure_url` of its upload. */
  readonly url: string;
  /** Alternative text; '' while there is none. */
  readonly alt: string;
  /** Its subject, as the host says; null without one. */
  readonly shows: PictureSubject | null;
}

/** State of a picture's upload. */
export type PictureState = 'waiting' | 'sending' | 'there' | 'failed';

/** A picture of a listing, stored or uploading. */
export interface ListedPicture {
  /** Identifies it in this browser, in every state. */
  readonly id: string;
  readonly state: PictureState;
  /** The file's name; '' for a picture stored before. */
  readonly name: string;
  /**
   * URL to show; '' until the server has accepted it. The file itself is never rendered: a small
   * one may decompress to a picture that fills this device's memory, which the server refuses.
   */
  readonly shown: string;
  /** '' until the server has stored it. */
  readonly url: string;
  readonly alt: string;
  readonly shows: PictureSubject | null;
  /** Digest of its content, to detect duplicates; '' where unknown. */
  readonly content: string;
  /** Uploaded share, 0 to 1. */
  readonly sent: number;
  /** Why it failed, in the reader's language; '' otherwise. */
  readonly problem: string;
  /** Whether a retry may help: not for a file that the server refused. */
  readonly again: boolean;
}

/** Pictures without those permanently refused by the server, which can only be removed. */
export function withoutRefused(pictures: readonly ListedPicture[]): ListedPicture[] {
  return pictures.filter(({ state, again }) => state !== 'failed' || again);
}

/** A chosen file, before its upload. */
export interface ChosenPicture {
  readonly id: string;
  readonly name: string;
  readonly content: string;
}

/** Result of adding files. */
export interface Added {
  readonly pictures: readonly ListedPicture[];
  /** The files added to the list. */
  readonly taken: readonly ChosenPicture[];
  /** Whether there were more than fit. */
  readonly tooMany: boolean;
  /** Number of files ignored because their content is on the list. */
  readonly repeated: number;
}

/** URL of the small rendition of one of our pictures; any other URL unchanged. */
function toThumbnailUrl(url: string): string {
  return url.replace(/(\/media\/[^/]+)\/\d+\.(\w+)$/, '$1/480.$2');
}

/** Lists pictures already stored on the server. */
export function listStored(kept: readonly StoredPicture[], nextId: () => string): ListedPicture[] {
  return kept.map(({ url, alt, shows }) => ({
    id: nextId(),
    state: 'there',
    name: '',
    shown: toThumbnailUrl(url),
    url,
    alt,
    shows,
    content: '',
    sent: 1,
    problem: '',
    again: false,
  }));
}

/**
 * Adds files at the end, as far as they fit (spec 3 §9). A file whose content is on the list is
 * ignored (spec 2 §5), and uses no place.
 */
export function addPictures(
  pictures: readonly ListedPicture[],
  chosen: readonly ChosenPicture[],
  max: number,
): Added {
  const known = new Set(pictures.map(({ content }) => content).filter((content) => content !== ''));
  const fresh = chosen.filter(({ content }) => {
    if (content === '') return true;
    if (known.has(content)) return false;
    known.add(content);
    return true;
  });
  const taken = fresh.slice(0, Math.max(0, max - pictures.length));
  const added = taken.map(
    (file): ListedPicture => ({
      ...file,
      state: 'waiting',
      shown: '',
      url: '',
      alt: '',
      shows: null,
      sent: 0,
      problem: '',
      again: false,
    }),
  );
  return {
    pictures: [...pictures, ...added],
    taken,
    tooMany: taken.length < fresh.length,
    repeated: chosen.length - fresh.length,
  };
}

/** Moves a picture to another index, both from 0; an index beyond the ends means the end. */
export function movePicture(
  pictures: readonly ListedPicture[],
  id: string,
  to: number,
): readonly ListedPicture[] {
  const from = pictures.findIndex((picture) => picture.id === id);
  const index = Math.max(0, Math.min(pictures.length - 1, to));
  const moved = pictures[from];
  if (moved === undefined || from === index) return pictures;
  const others = pictures.filter((picture) => picture !== moved);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** Changes the fields of one picture. */
export function changePicture(
  pictures: readonly ListedPicture[],
  id: string,
  patch: Partial<Omit<ListedPicture, 'id'>>,
): readonly ListedPicture[] {
  return pictures.map((picture) => (picture.id === id ? { ...picture, ...patch } : picture));
}

/** Whether another picture on the list has this URL: both have the same content. */
export function isListed(pictures: readonly ListedPicture[], id: string, url: string): boolean {
  return pictures.some((picture) => picture.id !== id && picture.url === url);
}

/** Marks a picture as stored on the server; a duplicate of one on the list is removed. */
export function keepPicture(
  pictures: readonly ListedPicture[],
  id: string,
  url: string,
): readonly ListedPicture[] {
  if (isListed(pictures, id, url)) return pictures.filter((picture) => picture.id !== id);
  return changePicture(pictures, id, {
    state: 'there',
    shown: toThumbnailUrl(url),
    url,
    sent: 1,
    problem: '',
    again: false,
  });
}

/** The values for a form: the pictures stored on the server, in their order. */
export function storedPictures(pictures: readonly ListedPicture[]): StoredPicture[] {
  return pictures
    .filter(({ state }) => state === 'there')
    .map(({ url, alt, shows }) => ({ url, alt: alt.trim(), shows }));
}
