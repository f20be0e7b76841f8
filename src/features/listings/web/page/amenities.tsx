import { Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { AmenityGroup } from '../../contract.ts';
import { AmenityGroups } from './amenity-groups.tsx';

/** As many as a page shows at once; more are in a dialog. */
const SHOWN = 24;
/** Of each group, where not all are shown. */
const SHOWN_OF_GROUP = 5;

/** What a home has, by group. */
export function Amenities({ groups }: { groups: readonly AmenityGroup[] }) {
  const count = groups.reduce((sum, { amenities }) => sum + amenities.length, 0);
  if (count === 0) return null;
  const shown =
    count <= SHOWN
      ? groups
      : groups.map((group) => ({ ...group, amenities: group.amenities.slice(0, SHOWN_OF_GROUP) }));
  const isCut = shown.reduce((sum, { amenities }) => sum + amenities.length, 0) < count;
  const prepare = () => preloadDialog('listing-amenities');
  return (
    <Section title={<Trans>Amenities</Trans>}>
      <AmenityGroups groups={shown} level="h3" />
      {isCut ? (
        <Button
          look="secondary"
          className="mt-5 noscript:hidden"
          onClick={() => openDialog('listing-amenities', { groups })}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Trans>Show all {count} amenities</Trans>
        </Button>
      ) : null}
    </Section>
  );
}
