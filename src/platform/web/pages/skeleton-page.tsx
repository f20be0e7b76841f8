import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect } from 'react';

/**
 * The frame of a placeholder that stands for a page while it loads. It begins at its top, as the page
 * will: what was shown before may have been scrolled.
 *
 * @param of name of what it stands for
 */
export function SkeletonPage({
  of,
  className,
  children,
}: {
  of: string;
  className: string;
  children: ReactNode;
}) {
  // The position of the page before is stored already.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <p role="status" className="sr-only">
        <Trans>Loading the page</Trans>
      </p>
      <div aria-hidden="true" data-skeleton={of} className={`animate-pulse ${className}`}>
        {children}
      </div>
    </>
  );
}
