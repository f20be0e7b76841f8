import { Plural, Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { AmenityGroup } from '../contract.ts';
import { amenityIcon } from './amenity-icons.ts';

/** The eight amenities that matter most for work and life; a button shows all of them, by group. */
export function Amenities({ groups }: { groups: readonly AmenityGroup[] }) {
  const count = groups.reduce((sum, { amenities }) => sum + amenities.length, 0);
  if (count === 0) return null;
  const prepare = () => preloadDialog('listing-amenities');
  return (
    <Section title={<Trans>Amenities</Trans>}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {mainAmenities(groups).map((amenity) => (
          <li key={amenity.id} className="flex items-center gap-3">
            <AmenityIcon amenity={amenity} />
            <span>{amenity.label}</span>
          </li>
        ))}
      </ul>
      {count > MAIN_AMENITIES ? (
        <Button
          look="secondary"
          className="mt-5 noscript:hidden"
          onClick={() => openDialog('listing-amenities', { groups })}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Plural value={count} one="Show # amenity" other="Show all # amenities" />
        </Button>
      ) : null}
    </Section>
  );
}

function AmenityIcon({ amenity: { id, groupId } }: { amenity: Amenity }) {
  const Icon = amenityIcon(id, groupId);
  return <Icon className="size-5 flex-none text-soft" />;
}

type Amenity = AmenityGroup['amenities'][number] & { readonly groupId: string };

/** Number shown on a page; a button shows the rest. */
export const MAIN_AMENITIES = 8;

/** Amenities that matter most for working and living, the most important first. */
const MATTERING = [
  'dedicated-wifi',
  'starlink',
  'long-desk-by-the-window',
  'private-workstations',
  'standing-desk',
  'dedicated-coworking',
  'external-monitor',
  'ergonomic-chair',
  'full-kitchen',
  'shared-kitchen',
  'kitchenette',
  'washing-machine',
  'ensuite-bathroom',
  'private-bathroom',
  'air-conditioning',
  'central-heating',
  'quiet-hours',
  'backup-power',
  'backup-internet',
  'phone-booth',
  'self-check-in',
  'pet-friendly',
  'elevator',
  'free-parking',
];

/** The amenities that matter most for work and life, then others in the order of the catalogue. */
export function mainAmenities(groups: readonly AmenityGroup[]): Amenity[] {
  const all = groups.flatMap(({ id, amenities }) =>
    amenities.map((amenity) => ({ ...amenity, groupId: id })),
  );
  const rank = ({ id }: Amenity) => {
    const at = MATTERING.indexOf(id);
    return at < 0 ? MATTERING.length : at;
  };
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAIN_AMENITIES);
}
