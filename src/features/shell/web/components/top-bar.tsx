import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { sectionOf } from '#domain/sections.ts';
import { NoticeBell } from '#features/reservations/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { usePageScroll } from '#platform/web/scroll/use-page-scroll.ts';
import { CardMenu } from '../navigation/card-menu.tsx';
import { FiltersButton } from '../navigation/filters-button.tsx';
import { SearchPill } from '../navigation/search-pill.tsx';
import { SECTION_BARS } from '../navigation/section-bars.ts';
import { SectionToggle } from '../navigation/section-toggle.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MessagesLink } from './messages-link.tsx';
import { SignedOutActions } from './signed-out-actions.tsx';
import { UserMenu } from './user-menu.tsx';

/**
 * The bar at the top of every page (spec 1 §2.2): sections, the section's search, the account. It
 * leaves after 100 px of scrolling down and is back on the way up. It moves over the page and
 * never changes its height, so nothing below it shifts; whoever walks by keyboard keeps it.
 */
export function TopBar() {
  const { me } = useRouteContext({ from: '__root__' });
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  const hidden = usePageScroll(({ past100, direction }) => past100 && direction === 'down');
  const bar = section === 'travel' ? null : SECTION_BARS[section];
  return (
    <header
      data-away={hidden || undefined}
      className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur transition-transform duration-200 ease-calm data-away:not-[:has(:focus-visible)]:-translate-y-full"
    >
      <div className="content-width flex h-15 items-center gap-2 sm:gap-3">
        <CardMenu section={section} hidden={hidden} />
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 font-display font-bold text-xl max-sm:hidden"
        >
          <BrandMark />
          <span className="max-lg:sr-only">{BRAND.name}</span>
        </Link>
        <div className="@container/bar flex min-w-0 flex-1 items-center gap-2 sm:justify-center sm:gap-3">
          {bar === null ? null : (
            <>
              <SearchPill bar={bar} />
              <FiltersButton bar={bar} />
            </>
          )}
          <div className="max-md:hidden noscript:hidden">
            <SectionToggle section={section} place="bar" />
          </div>
        </div>
        {me === null ? (
          <SignedOutActions />
        ) : (
          <div className="flex flex-none items-center gap-1 sm:gap-2">
            <MessagesLink />
            <NoticeBell />
            <UserMenu me={me} />
          </div>
        )}
      </div>
      <noscript>
        <p className="content-width pb-2 text-sm text-soft">
          <Trans>You can search and read without JavaScript; reserving needs it.</Trans>
        </p>
      </noscript>
    </header>
  );
}
