import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';

/** There is no such page. */
export function NotFoundPage() {
  return (
    <div className="content-width grid justify-items-start gap-4 py-24">
      <h1 className="font-bold text-3xl">
        <Trans>This page has moved on</Trans>
      </h1>
      <p className="max-w-prose text-lg text-soft">
        <Trans>The address leads nowhere, or what stood here was taken down by its host.</Trans>
      </p>
      <Link to="/" className={buttonClass()}>
        <Trans>Find a home</Trans>
      </Link>
    </div>
  );
}
