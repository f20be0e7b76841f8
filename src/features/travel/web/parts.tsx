import { useRouter } from '@tanstack/react-router';
import { Fragment, type MouseEvent, type ReactNode } from 'react';

/**
 * Details of one thing, each part isolated: in right-to-left text, a name in Latin letters would
 * reorder the digits of a date next to it.
 */
export function Parts({ of }: { of: readonly string[] }) {
  return of.map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <span>{' · '}</span>}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

/** A link to a page of the product by the path and query that the API names. */
export function InnerLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const router = useRouter();
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return (
    <a href={href} onClick={onClick} className={className}>
      {children}
    </a>
  );
}
