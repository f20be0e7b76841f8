/** Silhouettes in `public/placeholders`; as masks, so that they take the colours of the theme. */
export type DrawnPlaceName = 'stay' | 'itinerant' | 'experience';

/**
 * Placeholder of a listing without a picture: a drawing of its kind, in the colours of the page.
 */
export function DrawnPlace({
  name,
  className = 'rounded-card',
}: {
  name: DrawnPlaceName;
  className?: string;
}) {
  const mask = `url(/placeholders/${name}.svg) center bottom / cover no-repeat`;
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
