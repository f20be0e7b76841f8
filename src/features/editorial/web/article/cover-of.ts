/**
 * The address of a piece's picture, which `node scripts/draw-covers.js` draws; null of pages that are
 * no piece to read.
 *
 * @param path of the page, without a slash in front
 */
export function getCoverPath(path: string): string | null {
  return path === 'about' || /^(?:blog|guide)\/./.test(path)
    ? `/covers/${path.replace('/', '-')}.avif`
    : null;
}
