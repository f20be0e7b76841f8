import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ObjectStore } from '../objects/object-store.ts';
import { BackupError } from './backup-error.ts';
import type { Part } from './manifest.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Letters of a part before it is compressed: what a backup needs of memory. */
const PART_LETTERS = 16 * 1024 * 1024;
/** A part has at most this many bytes: one batch may be added to a part that is nearly full. */
const MAX_PART_BYTES = 1024 * 1024 * 1024;
/** Lines that are handed on at once. */
const BATCH = 1_000;

/** Writes a file, and reads it back. @throws BackupError when it differs */
export async function putVerified(
  store: ObjectStore,
  file: string,
  content: Uint8Array,
): Promise<string> {
  const digest = hash('sha256', content, 'hex');
  await store.put(file, content);
  const kept = await store.get(file);
  if (kept === null || hash('sha256', kept, 'hex') !== digest) {
    throw new BackupError(`${file} was written, and reads differently.`);
  }
  return digest;
}

/** Lines that are written as files of bounded size. */
export class PartWriter {
  readonly #store: ObjectStore;
  readonly #name: string;
  readonly #parts: Part[] = [];
  #lines: string[] = [];
  #letters = 0;

  /** @param name begins the names of the files */
  constructor(store: ObjectStore, name: string) {
    this.#store = store;
    this.#name = name;
  }

  async add(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      this.#lines.push(line);
      this.#letters += line.length + 1;
    }
    if (this.#letters >= PART_LETTERS) await this.#flush();
  }

  /** Writes what is left. */
  async end(): Promise<readonly Part[]> {
    if (this.#lines.length > 0) await this.#flush();
    return this.#parts;
  }

  async #flush(): Promise<void> {
    const file = `${this.#name}.${String(this.#parts.length + 1).padStart(4, '0')}.gz`;
    const content = await compress(`${this.#lines.join('\n')}\n`);
    const sha256 = await putVerified(this.#store, file, content);
    this.#parts.push({ file, bytes: content.length, sha256 });
    this.#lines = [];
    this.#letters = 0;
  }
}

/** The lines of parts, in batches. @throws BackupError when a file is missing or differs */
export async function* readParts(
  store: ObjectStore,
  parts: readonly Part[],
): AsyncGenerator<string[]> {
  for (const { file, sha256 } of parts) {
    const content = await getVerified(store, file, sha256);
    const text = await decompress(content, { maxOutputLength: MAX_PART_BYTES });
    const lines = text.toString('utf8').split('\n');
    // The last line ends too.
    lines.pop();
    for (let from = 0; from < lines.length; from += BATCH) yield lines.slice(from, from + BATCH);
  }
}

/** A file of a backup. @throws BackupError when it is missing or differs */
export async function getVerified(
  store: ObjectStore,
  file: string,
  sha256: string,
): Promise<Buffer> {
  const content = await store.get(file);
  if (content === null) throw new BackupError(`The backup is damaged: ${file} is missing.`);
  if (hash('sha256', content, 'hex') !== sha256) {
    throw new BackupError(`The backup is damaged: ${file} has changed since it was made.`);
  }
  return content;
}
