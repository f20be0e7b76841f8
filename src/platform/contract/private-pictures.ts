/** Size that lists ask for; any other is the picture as it is stored. */
export const SMALL_SIZE = 'small';

/** The address of a small rendition of a picture that has no public address. */
export function smallPicturePath(path: string): string {
  return `${path}?size=${SMALL_SIZE}`;
}
