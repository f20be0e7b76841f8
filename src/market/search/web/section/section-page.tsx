import type { ReactNode } from 'react';

export interface SectionPageProps {
  title: ReactNode;
  lead: ReactNode;
  /** A landscape beside the text; it fills its container. */
  scene: ReactNode;
  children?: ReactNode;
}

/** The page of a section: its hero and its listings. */
export function SectionPage({ title, lead, scene, children }: SectionPageProps) {
  return (
    <div className="content-width pt-6">
      <header className="relative isolate overflow-hidden rounded-card border border-line bg-ember-tint lg:min-h-96">
        <div className="p-6 sm:p-10 lg:w-5/12">
          <h1 className="max-w-[18ch] font-bold text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-3 max-w-[44ch] text-lg">{lead}</p>
        </div>
        {/* Where there is room it is behind the text, on the side that the text leaves free. */}
        <div className="-z-10 relative aspect-8/4 sm:aspect-20/7 lg:absolute lg:inset-0 lg:aspect-auto">
          {scene}
        </div>
      </header>
      {children}
    </div>
  );
}
