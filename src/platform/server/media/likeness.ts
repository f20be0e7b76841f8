import sharp from 'sharp';

/** Columns and rows that are compared: each with the one to its right. */
const SIZE = 8;
/** Levels of 256 by which a part has to be brighter: what encoding adds to plain surfaces is less. */
const MIN_STEP = 4;
/** Bits that differ from all others at least; plain surfaces all look alike. */
const MIN_DETAIL = 6;

/**
 * Difference hash of a picture (dHash): for an 8 × 8 grid in grey, whether each part is brighter than
 * the one to its right. Pictures that were scaled, encoded again or lightly edited differ in few bits.
 *
 * @param content an encoded picture that was cleaned before
 * @returns 16 hexadecimal digits; null for a picture without detail
 */
export async function computeLikeness(content: Buffer): Promise<string | null> {
  const grey = await sharp(content)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(SIZE + 1, SIZE, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  let ones = 0;
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const here = row * (SIZE + 1) + column;
      const isBrighter = (grey[here] ?? 0) - (grey[here + 1] ?? 0) > MIN_STEP;
      hash = (hash << 1n) | (isBrighter ? 1n : 0n);
      if (isBrighter) ones += 1;
    }
  }
  const bits = SIZE * SIZE;
  if (ones < MIN_DETAIL || ones > bits - MIN_DETAIL) return null;
  return hash.toString(16).padStart(bits / 4, '0');
}
