import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { LISTING_GRID } from '#market/page/index.web.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CompareBar, CompareBox } from '../compare/compare-choice.tsx';
import { useCompared } from '../compare/use-compared.ts';
import type { SharedWishlist } from '../page-data.ts';
import { EntryCard, Note } from './entry-card.tsx';
import { Hearts } from './hearts.tsx';

/** The list that a link opens: users who have it read it, and vote once they are logged in. */
export function SharedWishlistPage({ token, list }: { token: string; list: SharedWishlist }) {
  const { me } = useRouteContext({ from: '__root__' });
  const compared = useCompared(list.entries);
  const { name, ownerName, isOwn, entries } = list;
  return (
    <div className="content-width grid gap-8 py-10">
      <header className="grid max-w-3xl justify-items-start gap-3">
        <h1 className="break-words font-bold text-3xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-soft">
          {isOwn ? (
            <Trans>This is what friends with the link see.</Trans>
          ) : (
            <Trans>A list by {ownerName}</Trans>
          )}
        </p>
        {me === null && entries.length > 0 ? (
          <>
            <p>
              <Trans>Log in to vote with hearts.</Trans>
            </p>
            <Button look="secondary" onClick={() => openSignIn()}>
              <Trans>Log in</Trans>
            </Button>
          </>
        ) : null}
      </header>
      {entries.length === 0 ? (
        <p className="rounded-card border border-line bg-raised p-8 text-soft">
          <Trans>Nothing in this list yet</Trans>
        </p>
      ) : (
        <ul className={LISTING_GRID}>
          {entries.map((entry, at) => (
            <li key={entry.listingId}>
              <EntryCard entry={entry} eager={at < 3}>
                <Hearts
                  key={`${me?.id}/${entry.hearts}/${entry.hasMyHeart}`}
                  token={token}
                  entry={entry}
                />
                <CompareBox entry={entry} compared={compared} />
                {entry.note === '' ? null : <Note>{entry.note}</Note>}
              </EntryCard>
            </li>
          ))}
        </ul>
      )}
      <CompareBar compared={compared} />
    </div>
  );
}
