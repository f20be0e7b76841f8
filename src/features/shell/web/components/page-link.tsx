import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to a page of the product by its path, for lists of pages that are data. */
export function PageLink({
  to,
  exact = false,
  children,
  ...rest
}: {
  to: string;
  /** Marked as current on this very page alone. */
  exact?: boolean;
  className?: string;
  onClick?(): void;
  children: ReactNode;
}) {
  const link = { to, activeOptions: { exact, includeSearch: false } } as LinkProps;
  return (
    <Link {...link} {...rest}>
      {children}
    </Link>
  );
}
