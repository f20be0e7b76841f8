import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Rss } from '#platform/web/ui/icons.ts';
import { EntryList } from '../article/entry-list.tsx';
import { PageFrame } from '../article/page-frame.tsx';
import { Prose } from '../article/prose.tsx';
import { usePageData } from '../use-page-data.ts';

/** The blog: its pieces, newest first, and the feed. */
export default function BlogPage() {
  const { page, entries } = usePageData();
  return (
    <PageFrame
      page={page}
      after={
        <div className="mt-10 grid gap-10">
          <EntryList entries={entries} rank="h2" lead />
          <p>
            <a href={`/blog/feed.xml?lang=${page.locale}`} className={buttonClass('secondary')}>
              <Rss aria-hidden="true" className="size-4.5" />
              <Trans>Blog feed</Trans>
            </a>
          </p>
        </div>
      }
    >
      <Prose nodes={page.body} />
    </PageFrame>
  );
}
