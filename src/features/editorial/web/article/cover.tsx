import { getCoverPath } from './cover-path.ts';

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
