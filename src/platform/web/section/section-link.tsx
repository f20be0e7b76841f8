import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArrowRight, type IconComponent } from '#platform/web/ui/icons.ts';

export interface SectionLinkProps {
  Icon: IconComponent;
  title: ReactNode;
  text: ReactNode;
  /** The search of homes that it leads to, by the names of the URL's parameters. */
  search: Readonly<Record<string, string>>;
}

/** A way on from a page that has nothing of its own yet. */
export function SectionLink({ Icon, title, text, search }: SectionLinkProps) {
  return (
    <li>
      <Link
        to="/"
        search={search}
        className="group flex h-full items-start gap-4 rounded-card border border-line bg-raised p-5 transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-6 flex-none text-ember" />
        <span className="flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-soft">{text}</span>
        </span>
        <ArrowRight
          aria-hidden="true"
          className="mt-0.5 size-5 flex-none text-soft transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
        />
      </Link>
    </li>
  );
}
