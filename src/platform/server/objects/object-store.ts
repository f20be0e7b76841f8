/** Files under names, such as a folder or a bucket of S3. */
export interface ObjectStore {
  /** Writes a file, in place of an earlier one. A reader finds the whole file or none. */
  put(name: string, content: Uint8Array, type?: string): Promise<void>;
  /** Null for a file that isn't there. */
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Does nothing where there is no such file. */
  delete(name: string): Promise<void>;
}
