import type { ListingKind } from '#domain/vocabulary.ts';

/** Silhouettes in `public`; as masks, so that they take the colours of the theme. */
const SILHOUETTES: Readonly<Record<ListingKind, string>> = {
  stay: '/placeholders/stay.svg',
  itinerant: '/placeholders/itinerant.svg',
  experience: '/placeholders/experience.svg',
};

/**
 * Placeholder of a listing without a picture: a drawing of its kind, in the colours of the page.
 */
export function DrawnPlace({
  name,
  className = 'rounded-card',
}: {
  name: ListingKind;
  className?: string;
}) {
  const mask = `url(${SILHOUETTES[name]}) center bottom / cover no-repeat`;
  return (
    <div
      aria-hidden="true"
      data-drawn={name}
      className={`aspect-4/3 w-full overflow-hidden bg-linear-to-b from-ember-tint to-pine-tint ${className}`}
    >
      <div className="h-full bg-pine opacity-45" style={{ mask }} />
    </div>
  );
}
