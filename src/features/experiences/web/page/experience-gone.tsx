import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';

/** In place of an experience that was taken down, isn't listed or never was. */
export function ExperienceGone() {
  return (
    <div className="content-width py-16">
      <h1 className="font-bold text-3xl">
        <Trans>Experience not found</Trans>
      </h1>
      <p className="mt-3 mb-5 max-w-prose text-lg text-soft">
        <Trans>The host may have removed it, or the link may be wrong.</Trans>
      </p>
      <Link to="/experiences" className={buttonClass()}>
        <Trans>See all experiences</Trans>
      </Link>
    </div>
  );
}
