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

/** A service that speaks the protocol of S3, and the key that opens it. */
export interface S3Access {
  /** Its address; buckets are the first part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
