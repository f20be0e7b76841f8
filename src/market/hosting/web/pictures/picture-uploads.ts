import type { PictureSubject } from '#domain/picture-subjects.ts';
import {
  addPictures,
  changePicture,
  isListed,
  keepPicture,
  type ListedPicture,
  listStored,
  movePicture,
  type StoredPicture,
  storedPictures,
} from './picture-list.ts';

/** Uploads one file; resolves to its identifier: for a listing its URL. */
export type SendPicture = (
  file: File,
  transfer: { onSent(share: number): void; signal: AbortSignal },
) => Promise<string>;

/** Why an upload failed, and whether a retry may help. */
export interface PictureProblem {
  readonly text: string;
  readonly again: boolean;
}

export interface UploadOptions {
  /** Maximum number of pictures. */
  readonly max: number;
  /** Maximum bytes of one file; a larger one isn't sent. */
  readonly maxBytes: number;
  readonly send: SendPicture;
  /** Text for a file that is too large. */
  tooLarge(): string;
  /** Problem of a file that couldn't be uploaded. */
  problemOf(error: unknown): PictureProblem;
}

export interface UploadView {
  readonly pictures: readonly ListedPicture[];
  /** Whether more were chosen than fit, in the last choice. */
  readonly tooMany: boolean;
  /** Number of files ignored in the last choice because their content is on the list. */
  readonly repeated: number;
}

/** Pictures of a listing and their uploads; they outlive the component that shows them. */
export interface PictureUploads {
  subscribe(listener: () => void): () => void;
  view(): UploadView;
  /** The values for a form: the pictures stored on the server, in their order. */
  kept(): StoredPicture[];
  add(files: readonly File[]): Promise<void>;
  move(id: string, to: number): void;
  remove(id: string): void;
  retry(id: string): void;
  describe(id: string, alt: string): void;
  /** Says what one shows. */
  assign(id: string, shows: PictureSubject | null): void;
  /** Starts again with stored pictures. */
  reset(kept: readonly StoredPicture[]): void;
  /** Waits until no upload is pending. */
  settled(): Promise<void>;
  /** Aborts all pending uploads. */
  close(): void;
}

const NONE_LEFT_OUT = { tooMany: false, repeated: 0 } as const;

/** Concurrent uploads; more would only share the same bandwidth. */
const AT_ONCE = 3;

export function makePictureUploads(options: UploadOptions): PictureUploads {
  const files = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  let named = 0;
  const nextId = () => {
    named += 1;
    return `picture-${named}`;
  };
  let current: UploadView = { pictures: [], tooMany: false, repeated: 0 };

  function show(
    pictures: readonly ListedPicture[],
    { tooMany, repeated }: Pick<UploadView, 'tooMany' | 'repeated'> = current,
  ): void {
    current = { pictures, tooMany, repeated };
    for (const listener of listeners) listener();
    if (isSettled()) {
      for (const go of waiting) go();
      waiting.clear();
    }
  }

  const isSettled = () =>
    current.pictures.every(({ state }) => state === 'there' || state === 'failed');

  function startNext(): void {
    while (underWay.size < AT_ONCE) {
      const next = current.pictures.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      void start(next.id);
    }
  }

  async function start(id: string): Promise<void> {
    const file = files.get(id);
    const request = new AbortController();
    underWay.set(id, request);
    show(changePicture(current.pictures, id, { state: 'sending', sent: 0 }));
    try {
      if (file === undefined) throw new Error('the file is gone');
      const url = await options.send(file, {
        signal: request.signal,
        onSent: (sent) => show(changePicture(current.pictures, id, { sent })),
      });
      if (request.signal.aborted) return;
      const repeated = current.repeated + (isListed(current.pictures, id, url) ? 1 : 0);
      show(keepPicture(current.pictures, id, url), { ...current, repeated });
    } catch (error) {
      if (request.signal.aborted) return;
      const { text, again } = options.problemOf(error);
      show(changePicture(current.pictures, id, { state: 'failed', problem: text, again }));
    } finally {
      underWay.delete(id);
      startNext();
    }
  }

  function release(id: string): void {
    underWay.get(id)?.abort();
    files.delete(id);
  }

  const close = () => {
    for (const { id } of current.pictures) release(id);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => current,
    kept: () => storedPictures(current.pictures),
    async add(chosen) {
      const all = await Promise.all(
        chosen.map(async (file) => ({
          id: nextId(),
          name: file.name,
          content: await computeDigest(file),
          file,
        })),
      );
      const { pictures, taken, ...left } = addPictures(current.pictures, all, options.max);
      const takenIds = new Set(taken.map(({ id }) => id));
      let listed = pictures;
      for (const { id, file } of all) {
        if (!takenIds.has(id)) continue;
        files.set(id, file);
        if (file.size > options.maxBytes) {
          listed = changePicture(listed, id, {
            state: 'failed',
            problem: options.tooLarge(),
            again: false,
          });
        }
      }
      show(listed, left);
      startNext();
    },
    move: (id, to) => show(movePicture(current.pictures, id, to)),
    remove(id) {
      release(id);
      show(
        current.pictures.filter((picture) => picture.id !== id),
        NONE_LEFT_OUT,
      );
    },
    retry(id) {
      show(changePicture(current.pictures, id, { state: 'waiting', problem: '' }));
      startNext();
    },
    describe: (id, alt) => show(changePicture(current.pictures, id, { alt })),
    assign: (id, shows) => show(changePicture(current.pictures, id, { shows })),
    reset(kept) {
      close();
      show(listStored(kept, nextId), NONE_LEFT_OUT);
    },
    settled: () =>
      isSettled() ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve)),
    close,
  };
}

/**
 * SHA-256 digest of a file's content; '' where the browser has no SubtleCrypto (a page without
 * TLS).
 */
async function computeDigest(file: File): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) return '';
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  } catch {
    // The file can't be read any more; the upload will report it.
    return '';
  }
}
