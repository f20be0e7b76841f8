import { Plural, Trans } from '@lingui/react/macro';
import type { PagedList } from '#platform/web/pages/use-pages.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** Loads further reviews of a list, or says that they couldn't be loaded. */
export function MoreReviews({ list }: { list: PagedList }) {
  const { items, state, hasMore, isReadOn, more } = list;
  return (
    <>
      {state === 'failed' ? (
        <div role="alert" className="mt-5 grid justify-items-start gap-3">
          <p className="text-soft">
            <Trans>We couldn't load the reviews.</Trans>
          </p>
          <Button look="secondary" onClick={() => void more()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : hasMore || state === 'loading' ? (
        <Button
          look="secondary"
          className="mt-6 noscript:hidden"
          busy={state === 'loading'}
          onClick={() => void more()}
        >
          <Trans>Show more reviews</Trans>
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {isReadOn ? (
          <Plural value={items.length} one="# review shown" other="# reviews shown" />
        ) : null}
      </p>
    </>
  );
}
