/** Pictures in `public/covers`, drawn by `node scripts/draw-covers.js`. */
export type EmptySceneName =
  | 'empty-homes'
  | 'empty-hearts'
  | 'empty-messages'
  | 'empty-trips'
  | 'not-found';

/** A small picture for a page that is still empty. */
export function EmptyScene({ name }: { name: EmptySceneName }) {
  return (
    <img
      src={`/covers/${name}.avif`}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 h-auto w-60 rounded-card bg-sunken object-cover"
    />
  );
}
