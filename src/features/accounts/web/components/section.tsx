import { type ReactNode, useId } from 'react';

/** A part of the settings under its own heading. */
export function Section({
  title,
  about,
  children,
}: {
  title: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t py-8">
      <div className="grid gap-1">
        <h2 id={id} className="font-bold text-xl">
          {title}
        </h2>
        {about ? <p className="max-w-prose text-soft">{about}</p> : null}
      </div>
      {children}
    </section>
  );
}
