import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import type { ContentSummary } from '../../content-page.ts';
import { EntryList } from '../article/entry-list.tsx';
import { useOwnLanguage } from '../article/language.ts';
import { BackLink, PageFrame } from '../article/page-frame.tsx';

import { type ArticleSection, Prose, splitIntoSections, toPlainText } from '../article/prose.tsx';

import { usePageData } from '../use-page-data.ts';

/** Parts from which on a page shows its contents. */
const MANY_PARTS = 5;

/** A page that is read from top to bottom. */
export default function ArticlePage() {
  const { page, entries } = usePageData();
  const { sections } = splitIntoSections(page.body, 'h2');
  const isLong = sections.length >= MANY_PARTS;
  return (
    <PageFrame
      page={page}
      back={<BackLink path={page.path} />}
      after={entries.length === 0 ? null : <ReadNext entries={entries} />}
    >
      {isLong ? (
        <div className="lg:grid lg:grid-cols-[minmax(0,68ch)_minmax(12rem,18rem)] lg:justify-between lg:gap-12">
          <div>
            <ContentsAbove sections={sections} locale={page.locale} />
            <Prose nodes={page.body} />
          </div>
          <ContentsBeside sections={sections} locale={page.locale} />
        </div>
      ) : (
        <Prose nodes={page.body} />
      )}
    </PageFrame>
  );
}

function ReadNext({ entries }: { entries: readonly ContentSummary[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16 border-line border-t pt-8">
      <h2 id={id} className="mb-5 font-bold text-2xl">
        <Trans>Read next</Trans>
      </h2>
      <EntryList entries={entries} />
    </section>
  );
}

interface ContentsListProps {
  sections: readonly ArticleSection[];
  /** The language of the page. */
  locale: string;
}

/** The table of contents next to a long page, if there is room. */
function ContentsBeside({ sections, locale }: ContentsListProps) {
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
function ContentsAbove({ sections, locale }: ContentsListProps) {
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
