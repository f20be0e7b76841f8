import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { NoticeBell } from '#features/reservations/index.web.ts';
import { SearchBar } from '#features/stays/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { BrandMark } from './brand-mark.tsx';
import { MessagesLink } from './messages-link.tsx';
import { SignedOutActions } from './signed-out-actions.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar at the top of every page: home, the page's search, the account. */
export function TopBar() {
  const { me } = useRouteContext({ from: '__root__' });
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur">
      <nav className="content-width flex min-h-18 items-center gap-4 py-2">
        <Link to="/" className="flex min-h-11 items-center gap-2 font-display font-bold text-xl">
          <BrandMark />
          <span className="max-sm:sr-only">{BRAND.name}</span>
        </Link>
        <div className="flex min-w-0 flex-1 justify-center">
          <SearchBar />
        </div>
        {me === null ? (
          <SignedOutActions />
        ) : (
          <div className="flex items-center gap-2">
            <MessagesLink />
            <NoticeBell />
            <UserMenu me={me} />
          </div>
        )}
      </nav>
      <noscript>
        <p className="content-width pb-2 text-sm text-soft">
          <Trans>You can search and read without JavaScript; reserving needs it.</Trans>
        </p>
      </noscript>
    </header>
  );
}
