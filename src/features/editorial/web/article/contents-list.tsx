import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import { useOwnLanguage } from './language.ts';
import { toPlainText } from './plain-text.ts';
import type { ArticleSection } from './sections.ts';

interface ContentsListProps {
  sections: readonly ArticleSection[];
  /** The language of the page. */
  locale: string;
}

/** The table of contents next to a long page, if there is room. */
export function ContentsBeside({ sections, locale }: ContentsListProps) {
  const id = useId();
  const own = useOwnLanguage(locale);
  return (
    <nav aria-labelledby={id} className="sticky top-28 hidden self-start lg:block">
      <p id={id} className="mb-2 font-semibold text-sm">
        <span {...own}>
          <Trans>On this page</Trans>
        </span>
      </p>
      <Links sections={sections} />
    </nav>
  );
}

/** The same above the page, folded, if there is no room next to it. */
export function ContentsAbove({ sections, locale }: ContentsListProps) {
  const own = useOwnLanguage(locale);
  return (
    <details className="group mb-8 rounded-card border border-line bg-raised lg:hidden">
      <summary className="flex min-h-12 items-center gap-3 px-4 font-semibold">
        <span {...own}>
          <Trans>On this page</Trans>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-3">
        <Links sections={sections} />
      </div>
    </details>
  );
}

function Links({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <ul className="border-line border-s">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center border-transparent border-s-2 py-1 ps-4 text-soft hover:border-ember hover:text-ink lg:min-h-9"
          >
            {toPlainText(heading)}
          </a>
        </li>
      ))}
    </ul>
  );
}
