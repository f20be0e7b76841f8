import type { CSSProperties } from 'react';
import type { AmenityGroup } from '../contract.ts';

// Lightness and chroma of `AMENITY_TONES`; only the hue is an amenity's own.
const COLOURS =
  '*:bg-[light-dark(oklch(95.5%_.025_var(--hue)),oklch(28%_.04_var(--hue)))] *:text-[light-dark(oklch(42%_.11_var(--hue)),oklch(82%_.09_var(--hue)))]';

/** Amenities under the names of their groups, each in its colour. */
export function AmenityGroups({
  groups,
  level,
}: {
  groups: readonly AmenityGroup[];
  /** Level of the groups' headings. */
  level: 'h3' | 'h4';
}) {
  const Heading = level;
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {groups.map(({ id, label, amenities }) => (
        <div key={id}>
          <Heading className="mb-2 font-semibold text-base text-soft">
            <span>{label}</span>
          </Heading>
          <ul
            className={`flex flex-wrap gap-2 *:rounded-pill *:px-3 *:py-1.5 *:font-semibold *:text-sm ${COLOURS}`}
          >
            {amenities.map((amenity) => (
              <li key={amenity.id} style={{ '--hue': amenity.hue } as CSSProperties}>
                {amenity.label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
