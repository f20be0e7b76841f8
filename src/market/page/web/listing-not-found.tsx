import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Replaces the page of a missing or deleted listing, of any kind. */
export function ListingNotFound({
  title,
  action,
  children,
}: {
  title: ReactNode;
  /** Link to other listings. */
  action: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="content-width py-16">
      <h1 className="font-bold text-3xl">{title}</h1>
      <p className="mt-3 mb-5 max-w-prose text-lg text-soft">
        <Trans>The host may have removed it, or the link may be wrong.</Trans>
      </p>
      {action}
      {children}
    </div>
  );
}
