import { EntryList } from '../article/entry-list.tsx';
import { PageFrame } from '../article/page-frame.tsx';
import { Prose } from '../article/prose.tsx';
import { usePageData } from '../use-page-data.ts';

/** Links to common answers, and to write to a host or to us (spec 1 §2.5). */
export default function SupportPage() {
  const { page, entries } = usePageData();
  return (
    <PageFrame
      page={page}
      after={
        <div className="mt-10">
          <EntryList entries={entries} rank="h2" />
        </div>
      }
    >
      <Prose nodes={page.body} />
    </PageFrame>
  );
}
