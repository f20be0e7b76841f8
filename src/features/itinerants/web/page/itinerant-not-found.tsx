import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ListingNotFound } from '#market/page/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';

/** Page in place of an itinerant that was deleted or never existed. */
export function ItinerantGone() {
  return (
    <ListingNotFound
      title={<Trans>Itinerant not found</Trans>}
      action={
        <Link to="/itinerants" className={buttonClass()}>
          <Trans>See all itinerants</Trans>
        </Link>
      }
    />
  );
}
