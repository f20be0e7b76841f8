import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ResultsPath } from '#domain/kinds.ts';
import { type Section, sectionForPath } from '#domain/sections.ts';
import { UnreadBadge } from '#features/messaging/index.web.ts';
import { NoticeBell } from '#features/reservations/index.web.ts';
import { TravelBar } from '#features/travel/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation-label.tsx';
import type { Me } from '#platform/web/scope/router-context.ts';
import type { PageScroll } from '#platform/web/scroll/page-scroll.ts';
import { useScrollMark } from '#platform/web/scroll/use-scroll-mark.ts';
import { watchPageScroll } from '#platform/web/scroll/watch-page-scroll.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { IconComponent } from '#platform/web/ui/icon.ts';
import {
  CalendarHeart,
  House,
  Menu,
  MessageCircle,
  Route,
  SlidersHorizontal,
  UserRound,
} from '#platform/web/ui/icons.ts';
import { prepareUserMenu, USER_MENU } from '../menu/user-menu-id.ts';

import { SearchPill } from '../navigation/search-pill.tsx';
import { opensSectionDialog, SECTION_BARS, type SectionBar } from '../navigation/section-bars.ts';

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

/**
 * Shows and hides the bar above the page, with its shadow. Its height never changes, so nothing
 * below it shifts, and it stays visible for keyboard users.
 */
function BarFrame({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useScrollMark(header, 'data-away', isBarHidden);
  return (
    <header
      ref={header}
      className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur transition-transform duration-200 ease-calm data-away:not-[:has(:focus-visible)]:-translate-y-[calc(100%+3rem)]"
    >
      {children}
    </header>
  );
}

/** Id of the panel; the button refers to it, so that it opens before scripts are loaded. */
const PANEL = 'section-menu';

interface Card {
  readonly to: ResultsPath;
  readonly Icon: IconComponent;
  readonly name: 'home' | 'itinerants' | 'experiences';
  readonly text: ReactNode;
}

/** Travel has no card (spec 1 §2.2). */
const CARDS: Readonly<Record<Exclude<Section, 'travel'>, Card>> = {
  homes: {
    to: '/',
    Icon: House,
    name: 'home',
    text: <Trans>Live and work with others, for a week or a year</Trans>,
  },
  itinerants: {
    to: '/itinerants',
    Icon: Route,
    name: 'itinerants',
    text: <Trans>Road trips and retreats, with fixed dates and good company</Trans>,
  },
  experiences: {
    to: '/experiences',
    Icon: CalendarHeart,
    name: 'experiences',
    text: <Trans>Dinners, talks and workshops, hosted by people who live there</Trans>,
  },
};

/**
 * The hamburger and its card menu (spec 1 §2.2). Closed it is the bar's own 60 px; open, the cards
 * hang below it. It closes on a choice, and when the bar hides.
 */
function CardMenu({ section }: { section: Section }) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();

  useClosingWithBar(panel);
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label={t`Sections`}
        className="-ms-2 grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken"
      >
        <Menu aria-hidden="true" className="size-5.5" />
      </button>
      <div id={PANEL} ref={panel} popover="auto" className="section-menu">
        <nav aria-label={t`Sections`} className="wide-width py-4">
          <ul className="grid gap-3 md:grid-cols-3">
            {Object.entries(CARDS).map(([name, card]) => (
              <li key={name}>
                <Link
                  to={card.to}
                  onClick={close}
                  aria-current={name === section ? 'page' : undefined}
                  className="flex h-full items-start gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong hover:bg-sunken aria-[current]:border-ember aria-[current]:bg-ember-tint md:flex-col md:p-5"
                >
                  <card.Icon aria-hidden="true" className="size-6 flex-none text-ember" />
                  <span>
                    <span className="block font-display font-semibold text-lg">
                      <NavigationLabel name={card.name} />
                    </span>
                    <span className="block text-soft">{card.text}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-4 md:hidden">
            <SectionToggle section={section} place="menu" />
          </div>
        </nav>
      </div>
    </>
  );
}

/** Closes the menu when the bar hides. */
function useClosingWithBar(panel: RefObject<HTMLDivElement | null>): void {
  useEffect(
    () =>
      watchPageScroll(isBarHidden, (hidden) => {
        if (hidden) panel.current?.hidePopover();
      }),
    [panel],
  );
}

/** The round button of the filters (spec 1 §2.2), with the number of active ones. */
function FiltersButton({ bar }: { bar: SectionBar }) {
  const { t, i18n } = useLingui();
  const count = bar.codec.useActiveCount();
  const { query } = bar.codec.useAsked();
  return (
    <a
      href={`${bar.formPath}${query === '' ? '' : `?${query}`}#filters`}
      {...opensSectionDialog(bar.filters)}
      aria-label={
        count === 0 ? t`Filters` : t`Filters, ${plural(count, { one: '# on', other: '# on' })}`
      }
      className="relative grid size-11 flex-none place-items-center rounded-pill border border-line hover:border-line-strong hover:bg-sunken"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      {count === 0 ? null : (
        <span
          translate="no"
          className="absolute -end-1 -top-1 grid h-5 min-w-5 place-items-center rounded-pill bg-ember px-1 font-semibold text-on-ember text-xs tabular-nums"
        >
          {i18n.number(count)}
        </span>
      )}
    </a>
  );
}

/** Whether the top bar has left: beyond 100 px, until one scrolls up (spec 1 §2.2). */
function isBarHidden({ past100, direction }: PageScroll): boolean {
  return past100 && direction === 'down';
}
