/** The picture of an article, if it has one. */
export function Cover({ path, className = '' }: { path: string; className?: string }) {
  const src = getCoverPath(path);
  if (src === null) return null;
  return (
    <img
      src={src}
      alt=""
      width={960}
      height={540}
      loading="lazy"
      decoding="async"
      className={`aspect-video h-auto w-full bg-sunken object-cover ${className}`}
    />
  );
}

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
