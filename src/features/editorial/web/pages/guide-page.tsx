import type { ContentSummary } from '../../content-page.ts';
import { EntryList } from '../article/entry-list.tsx';
import { PageFrame } from '../article/page-frame.tsx';
import { type ArticleSection, InlineProse, Prose, splitIntoSections } from '../article/prose.tsx';

import { usePageData } from '../use-page-data.ts';

/** Kinds of pieces listed below each section, by its anchor. */
const KINDS: Readonly<Record<string, ContentSummary['kind']>> = {
  stories: 'story',
  guides: 'guide',
};

/** Vision, stories and guides (spec 1 §2.1). */
export default function GuidePage() {
  const { page, entries } = usePageData();
  const { before, sections } = splitIntoSections(page.body, 'h2');
  return (
    <PageFrame page={page}>
      {before.length === 0 ? null : <Prose nodes={before} />}
      <div className="grid gap-14">
        {sections.map((section) => (
          <Part
            key={section.id}
            section={section}
            entries={entries.filter(({ kind }) => kind !== undefined && kind === KINDS[section.id])}
          />
        ))}
      </div>
    </PageFrame>
  );
}

function Part({
  section: { id, heading, body },
  entries,
}: {
  section: ArticleSection;
  entries: readonly ContentSummary[];
}) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="font-bold text-2xl">
        <InlineProse nodes={heading} />
      </h2>
      <Prose nodes={body} />
      {entries.length === 0 ? null : <EntryList entries={entries} />}
    </section>
  );
}
