import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { sectionForPath } from '#domain/sections.ts';
import { UnreadBadge } from '#features/messaging/index.web.ts';
import { NoticeBell } from '#features/reservations/index.web.ts';
import { TravelBar } from '#features/travel/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import type { Me } from '#platform/web/scope/router-context.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { MessageCircle, UserRound } from '#platform/web/ui/icons.ts';
import { prepareUserMenu, USER_MENU } from '../menu/user-menu-id.ts';
import { BarFrame } from '../navigation/bar-frame.tsx';
import { CardMenu } from '../navigation/card-menu.tsx';
import { FiltersButton } from '../navigation/filters-button.tsx';
import { SearchPill } from '../navigation/search-pill.tsx';
import { SECTION_BARS } from '../navigation/section-bars.ts';
import { SectionToggle } from '../navigation/section-toggle.tsx';
import drawing from './brand-mark.svg?url&no-inline';

/**
 * On a desktop both sides are equally wide, so that the search is in the middle. The bar of travel
 * takes the remaining width: its selection has to be readable.
 */
const SIDE = 'xl:flex-1 xl:basis-0';
const MIDDLE = 'xl:w-[42rem] xl:flex-initial min-[90rem]:w-[52rem]';

/**
 * The bar at the top of every page (spec 1 §2.2): sections, the section's search, the account. It
 * hides after 100 px of scrolling down and returns on scrolling up.
 */
export function TopBar() {
  const { me } = useRouteContext({ from: '__root__' });
  const section = useLocation({ select: ({ pathname }) => sectionForPath(pathname) });
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

/** The hearth: a doorway with a fire's glow in it, in the colours of the theme. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-7 sm:size-8" aria-hidden="true">
      <use href={`${drawing}#mark`} />
    </svg>
  );
}

/** The link to the messages in the top bar, with the number of unread ones. */
function MessagesLink() {
  return (
    <Link
      to="/messages"
      // Below this the bar at the bottom has it.
      className="relative grid size-11 max-md:hidden place-items-center rounded-pill hover:bg-sunken"
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      <span className="sr-only">
        <Trans>Messages</Trans>{' '}
      </span>
      <UnreadBadge />
    </Link>
  );
}

/** Login and Sign up if there is room, and the menu that contains them too (spec 1 §2.3). */
function SignedOutActions() {
  return (
    <>
      <Button
        look="quiet"
        className="max-md:hidden"
        onPointerEnter={() => preloadDialog('login')}
        onFocus={() => preloadDialog('login')}
        onClick={() => openSignIn()}
      >
        <NavigationLabel name="login" />
      </Button>
      <Button
        look="secondary"
        className="max-lg:hidden"
        onPointerEnter={() => preloadDialog('register')}
        onFocus={() => preloadDialog('register')}
        onClick={() => openSignIn('register')}
      >
        <NavigationLabel name="signUp" />
      </Button>
      <UserMenu me={null} />
    </>
  );
}

/** Opens the user menu from the top bar; on phones the bottom bar does (spec 1 §2.3, §2.4). */
function UserMenu({ me }: { me: Me | null }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      popoverTarget={USER_MENU}
      aria-label={t`Your menu`}
      onPointerEnter={prepareUserMenu}
      onFocus={prepareUserMenu}
      className="grid size-11 flex-none place-items-center rounded-pill border border-line bg-raised hover:border-line-strong max-md:hidden"
    >
      {me === null ? (
        <UserRound aria-hidden="true" className="size-5" />
      ) : (
        <Avatar person={me} size={36} />
      )}
    </button>
  );
}
