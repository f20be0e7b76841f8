/** A fault that a host can mend by taking a photo again. */
export type PhotoFault = 'dark' | 'small' | 'blurred';

/** A picture's pixels, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Mean brightness, of 255, below which a photo is called dark: by day a room has 90 and more. */
const DARK = 62;
/**
 * Variance of the Laplacian below which a photo is called blurred, at 480 pixels of width. Sharp
 * rooms have hundreds; a wall without anything on it has little, too, so it is only a hint.
 */
const BLURRED = 28;
/** Pixels across that a card on a sharp screen needs. */
export const MIN_WIDTH = 1200;

/**
 * Faults of a photo.
 *
 * @param pixels of a rendition about 480 pixels wide: finer ones would count noise as sharp
 * @param width pixels across of the largest rendition
 */
export function findFaults(pixels: Pixels, width: number): PhotoFault[] {
  const light = toLight(pixels);
  const faults: PhotoFault[] = [];
  if (mean(light) < DARK) faults.push('dark');
  else if (sharpness(light, pixels.width) < BLURRED) faults.push('blurred');
  if (width < MIN_WIDTH) faults.push('small');
  return faults;
}

/** Shape of a card's picture: four to three. */
const CARD_SHAPE = 4 / 3;
/** Share that a card may cut off before it is worth a word. */
const CUT = 0.2;

/** The share of a picture that a card cuts off, in percent by tens; 0 for little. */
export function cutShare(width: number, height: number): number {
  const shape = width / height;
  const share = 1 - Math.min(shape, CARD_SHAPE) / Math.max(shape, CARD_SHAPE);
  return share < CUT ? 0 : Math.round(share * 10) * 10;
}

function toLight({ data }: Pixels): Float32Array {
  const light = new Float32Array(data.length / 4);
  for (let at = 0; at < light.length; at += 1) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    light[at] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return light;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** How much brightness changes from pixel to pixel: variance of the Laplacian. */
function sharpness(light: Float32Array, width: number): number {
  const height = light.length / width;
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (light[at - 1] ?? 0) +
        (light[at + 1] ?? 0) +
        (light[at - width] ?? 0) +
        (light[at + width] ?? 0);
      const edge = around - 4 * (light[at] ?? 0);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
