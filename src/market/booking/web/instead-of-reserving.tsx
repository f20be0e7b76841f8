import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#platform/web/ui/button.tsx';

/** In place of the button to reserve, for the host of a listing. */
export function OwnListing({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-xl bg-pine-tint p-4 text-pine">
      <div className="font-semibold">{children}</div>
      <Link to="/reservations" className={buttonClass('secondary', true)}>
        <Trans>See reservations</Trans>
      </Link>
    </div>
  );
}

/** In place of the button to reserve, on the page of a paused listing. */
export function PausedNote() {
  return (
    <p role="note" className="my-4 rounded-xl bg-sunken px-4 py-3">
      <Trans>This listing isn't taking new reservations at the moment.</Trans>
    </p>
  );
}
