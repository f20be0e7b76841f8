/**
 * The address of a piece's picture, which `node scripts/draw-covers.js` draws; null for pages that
 * aren't articles.
 *
 * @param path of the page, without a slash in front
 */
export function getCoverPath(path: string): string | null {
  return path === 'about' || /^(?:blog|guide)\/./.test(path)
    ? `/covers/${path.replace('/', '-')}.avif`
    : null;
}
