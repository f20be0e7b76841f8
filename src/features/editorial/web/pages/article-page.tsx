import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ContentSummary } from '../../content-page.ts';
import { BackLink } from '../article/back-link.tsx';
import { ContentsAbove, ContentsBeside } from '../article/contents-list.tsx';
import { EntryList } from '../article/entry-list.tsx';
import { PageFrame } from '../article/page-frame.tsx';
import { Prose } from '../article/prose.tsx';
import { splitIntoSections } from '../article/sections.ts';
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
