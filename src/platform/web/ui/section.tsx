import { type ReactNode, useId } from 'react';

/** A titled part of a page. */
export function Section({
  title,
  about,
  id,
  children,
}: {
  title: ReactNode;
  /** A sentence or two below the title. */
  about?: ReactNode;
  /** Target of a link within the page. */
  id?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="border-line border-t py-8">
      <div className="mb-4 grid gap-1">
        <h2 id={titleId} className="font-semibold text-xl">
          {title}
        </h2>
        {about ? <p className="max-w-prose text-soft">{about}</p> : null}
      </div>
      {children}
    </section>
  );
}
