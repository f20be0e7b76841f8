import { hash } from 'node:crypto';

/** How many parts a set has, and a digest of all of them. */
export interface Contents {
  readonly count: number;
  /** 32 hexadecimal digits. */
  readonly digest: string;
}

const LANES = 4;
const LANE_BYTES = 4;

/**
 * Counts the parts of a set and digests them without regard to their order: two databases return the
 * same rows in different ones. Each part adds the first 128 bits of its SHA-256.
 */
export class SetDigest {
  #count = 0;
  readonly #lanes = new Uint32Array(LANES);

  add(part: string): void {
    this.#count += 1;
    const digest = hash('sha256', part, 'buffer');
    for (let lane = 0; lane < LANES; lane += 1) {
      this.#lanes[lane] = (this.#lanes[lane] ?? 0) + digest.readUInt32BE(lane * LANE_BYTES);
    }
  }

  get contents(): Contents {
    const words = [...this.#lanes].map((lane) => lane.toString(16).padStart(8, '0'));
    return { count: this.#count, digest: words.join('') };
  }
}

/** Whether two sets have the same parts. */
export function isSameContents(one: Contents, other: Contents): boolean {
  return one.count === other.count && one.digest === other.digest;
}
