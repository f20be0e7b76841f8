import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ListingNotFound } from '#market/page/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';

/** Page in place of an experience that was deleted, isn't listed or never existed. */
export function ExperienceGone() {
  return (
    <ListingNotFound
      title={<Trans>Experience not found</Trans>}
      action={
        <Link to="/experiences" className={buttonClass()}>
          <Trans>See all experiences</Trans>
        </Link>
      }
    />
  );
}
