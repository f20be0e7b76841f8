import { Plural, Trans } from '@lingui/react/macro';
import { MorePages } from '#market/page/index.web.ts';
import type { PagedList } from '#platform/web/pages/use-pages.ts';

/** Loads further reviews of a list, or says that they couldn't be loaded. */
export function MoreReviews({ list }: { list: PagedList }) {
  return (
    <MorePages
      list={list}
      failed={<Trans>We couldn't load the reviews.</Trans>}
      label={<Trans>Show more reviews</Trans>}
      shown={<Plural value={list.items.length} one="# review shown" other="# reviews shown" />}
    />
  );
}
