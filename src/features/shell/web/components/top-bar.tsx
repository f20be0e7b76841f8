import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { sectionOf } from '#domain/sections.ts';
import { NoticeBell } from '#features/reservations/index.web.ts';
import { TravelBar } from '#features/travel/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { BarFrame } from '../navigation/bar-frame.tsx';
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
 * On a desk both sides are as wide as each other, so that the search stands in the middle. The bar of
 * travel takes what the sides leave: what is chosen there has to be readable.
 */
const SIDE = 'xl:flex-1 xl:basis-0';
const MIDDLE = 'xl:w-[42rem] xl:flex-initial min-[90rem]:w-[52rem]';

/**
 * The bar at the top of every page (spec 1 §2.2): sections, the section's search, the account. It
 * leaves after 100 px of scrolling down and is back on the way up.
 */
export function TopBar() {
  const { me } = useRouteContext({ from: '__root__' });
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  const bar = section === 'travel' ? null : SECTION_BARS[section];
  return (
    <BarFrame>
      <div className="wide-width flex h-15 items-center gap-2 sm:gap-4">
        <div className={`flex flex-none items-center gap-2 sm:gap-3 ${bar === null ? '' : SIDE}`}>
          <CardMenu section={section} />
          <Link
            to="/"
            className="flex min-h-11 flex-none items-center gap-2 font-display font-bold text-xl max-sm:-mx-2 max-sm:min-w-11 max-sm:justify-center max-[22.5rem]:hidden"
          >
            <BrandMark />
            <span className="max-lg:sr-only">{BRAND.name}</span>
          </Link>
        </div>
        <div
          className={`@container/bar flex min-w-0 flex-1 items-center gap-2 sm:justify-center sm:gap-3 ${bar === null ? '' : MIDDLE}`}
        >
          {bar === null ? (
            <TravelBar />
          ) : (
            <>
              <SearchPill bar={bar} />
              <FiltersButton bar={bar} />
            </>
          )}
          <div className="max-md:hidden noscript:hidden">
            <SectionToggle section={section} place="bar" />
          </div>
        </div>
        <div
          className={`flex flex-none items-center justify-end gap-1 whitespace-nowrap sm:gap-2 ${bar === null ? '' : SIDE}`}
        >
          {me === null ? (
            <SignedOutActions />
          ) : (
            <>
              <MessagesLink />
              <NoticeBell />
              <UserMenu me={me} />
            </>
          )}
        </div>
      </div>
      <noscript>
        <p className="wide-width pb-2 text-sm text-soft">
          <Trans>You can search and browse without JavaScript, but you need it to reserve.</Trans>
        </p>
      </noscript>
    </BarFrame>
  );
}
