import { type ReactNode, useId } from 'react';

/** A titled part of the listing page. */
export function Section({
  title,
  id,
  children,
}: {
  title: ReactNode;
  /** Where a link of the page leads to. */
  id?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="border-line border-t py-8">
      <h2 id={titleId} className="mb-4 font-semibold text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
