import { useLingui } from '@lingui/react/macro';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logout } from '#features/accounts/index.web.ts';
import { creationDialogAt, prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation-label.tsx';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';
import type { Me } from '#platform/web/scope/router-context.ts';
import { useIsDark } from '#platform/web/theme/theme.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { X } from '#platform/web/ui/icon.ts';
import {
  Bell,
  CalendarCheck,
  ChevronRight,
  Heart,
  House,
  LogIn,
  LogOut,
  Luggage,
  Moon,
  Plus,
  UserRoundPlus,
  Wallet,
} from '#platform/web/ui/icons.ts';

import { PageLink } from '../components/page-link.tsx';
import { CreationLabel } from '../create/creation-label.tsx';

import { useThemeChoice } from '../use-theme-choice.ts';

export interface UserMenuContentProps {
  onClose(): void;
  /** Whether the signed-in person has offered something. */
  isHost: boolean;
}

/** Content of the user menu, signed in or out (spec 1 §2.3). */
export default function UserMenuContent({ onClose, isHost }: UserMenuContentProps) {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  return (
    <>
      <div className="flex items-center gap-3 px-3 pb-1">
        {me === null ? null : <Avatar person={me} size={36} />}
        <p className="min-w-0 flex-1 truncate font-semibold">
          {me === null ? <NavigationLabel name="welcome" /> : me.name}
        </p>
        <button
          type="button"
          onClick={onClose}
          aria-label={t`Close`}
          className="-me-2 grid size-11 place-items-center rounded-pill hover:bg-sunken md:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <CreateItem signedIn={me !== null} onClose={onClose} />
      {me === null ? (
        <SignedOutEntries onClose={onClose} />
      ) : (
        <SignedInEntries me={me} isHost={isHost} onClose={onClose} />
      )}
    </>
  );
}

/** The create action of the menu; which dialog it opens depends on the path (spec 1 §2.3). */
function CreateItem({ signedIn, onClose }: { signedIn: boolean; onClose(): void }) {
  const dialog = useLocation({ select: ({ pathname }) => creationDialogAt(pathname) });
  const prepare = () => prepareCreation(dialog, signedIn);
  return (
    <button
      type="button"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        onClose();
        startCreation(dialog, signedIn);
      }}
      className="my-1 flex min-h-11 w-full items-center gap-3 rounded-lg bg-ember-tint px-3 text-start font-semibold text-ember hover:bg-sunken"
    >
      <Plus aria-hidden="true" className="size-5" />
      <CreationLabel dialog={dialog} />
    </button>
  );
}

/** Login, Sign up and the theme switch (spec 1 §2.3). */
function SignedOutEntries({ onClose }: { onClose(): void }) {
  const opening = (dialog: 'login' | 'register') => ({
    type: 'button' as const,
    className: MENU_ITEM,
    onPointerEnter: () => preloadDialog(dialog),
    onFocus: () => preloadDialog(dialog),
    onClick: () => {
      // First, so that the focus returns to the element that opened the menu.
      onClose();
      openSignIn(dialog);
    },
  });
  return (
    <>
      <button {...opening('login')}>
        <LogIn aria-hidden="true" className="size-5 text-soft rtl:-scale-x-100" />
        <NavigationLabel name="login" />
      </button>
      <button {...opening('register')}>
        <UserRoundPlus aria-hidden="true" className="size-5 text-soft" />
        <NavigationLabel name="signUp" />
      </button>
      <ThemeSwitch />
    </>
  );
}

const ICON = { 'aria-hidden': true, className: 'size-5 text-soft' } as const;

/**
 * Pages, the account row, theme and logout, in the order of the specification (spec 1 §2.3); hosts
 * have their earnings below their homes.
 */
function SignedInEntries({ me, isHost, onClose }: { me: Me; isHost: boolean; onClose(): void }) {
  const { t } = useLingui();
  return (
    <>
      <nav aria-label={t`Your pages`}>
        <ul>
          <li>
            <Link to="/trips" onClick={onClose} className={MENU_ITEM}>
              <Luggage {...ICON} />
              <NavigationLabel name="trips" />
            </Link>
          </li>
          <li>
            <Link to="/favorites" onClick={onClose} className={MENU_ITEM}>
              <Heart {...ICON} />
              <NavigationLabel name="wishlist" />
            </Link>
          </li>
          <li>
            <Link to="/saved-searches" onClick={onClose} className={MENU_ITEM}>
              <Bell {...ICON} />
              <NavigationLabel name="savedSearches" />
            </Link>
          </li>
          <li>
            <Link to="/reservations" onClick={onClose} className={MENU_ITEM}>
              <CalendarCheck {...ICON} />
              <NavigationLabel name="reservations" />
            </Link>
          </li>
          <li>
            <Link to="/properties" onClick={onClose} className={MENU_ITEM}>
              <House {...ICON} />
              <NavigationLabel name="myHomes" />
            </Link>
          </li>
          {isHost ? (
            <li>
              <Link to="/earnings" onClick={onClose} className={MENU_ITEM}>
                <Wallet {...ICON} />
                <NavigationLabel name="earnings" />
              </Link>
            </li>
          ) : null}
        </ul>
        <AccountRow me={me} onFollow={onClose} />
      </nav>
      <ThemeSwitch />
      <button type="button" className={MENU_ITEM} onClick={() => void logout()}>
        <LogOut aria-hidden="true" className="size-5 text-soft rtl:-scale-x-100" />
        <NavigationLabel name="logout" />
      </button>
    </>
  );
}

/** Scroll distance of one click (spec 1 §2.3). */
const STEP_PX = 150;
const CHIP =
  'flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line px-4 text-sm hover:border-line-strong hover:bg-sunken aria-[current=page]:border-ember aria-[current=page]:font-semibold';
const ARROW =
  'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40';

/** Profile, Account, Blogs, Guides, FAQs, in a row that scrolls sideways (spec 1 §2.3). */
function AccountRow({ me, onFollow }: { me: Me; onFollow(): void }) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  function scroll(by: 1 | -1) {
    const element = row.current;
    if (element === null) return;
    // Scroll positions grow to the left in a page that reads from the right.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({
      left: by * sign * STEP_PX,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }

  const readEnds = useCallback(() => {
    const element = row.current;
    if (element === null) return;
    const position = Math.abs(element.scrollLeft);
    const furthest = element.scrollWidth - element.clientWidth;
    setEnds({ atStart: position < 1, atEnd: position > furthest - 1 });
  }, []);

  // It has no width before the menu opens, and on a screen-wide sheet all entries may fit.
  useEffect(() => {
    if (row.current === null) return;
    const observer = new ResizeObserver(readEnds);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [readEnds]);

  return (
    <div className="my-1 flex items-center border-line border-y py-2">
      <button
        type="button"
        aria-label={t`Scroll back`}
        aria-disabled={ends.atStart}
        onClick={() => scroll(-1)}
        className={ARROW}
      >
        <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />
      </button>
      <ul
        ref={row}
        onScroll={readEnds}
        className="flex min-w-0 flex-1 gap-2 overflow-x-auto overscroll-x-contain rounded-pill [scrollbar-width:none]"
      >
        <li>
          <Link to="/profile/$id" params={{ id: me.id }} onClick={onFollow} className={CHIP}>
            <NavigationLabel name="profile" />
          </Link>
        </li>
        <li>
          <Link to="/profile-settings" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="account" />
          </Link>
        </li>
        <li>
          <PageLink to="/blog" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="blogs" />
          </PageLink>
        </li>
        <li>
          <PageLink to="/guide" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="guides" />
          </PageLink>
        </li>
        <li>
          <PageLink to="/faq" onClick={onFollow} className={CHIP}>
            <NavigationLabel name="faqs" />
          </PageLink>
        </li>
      </ul>
      <button
        type="button"
        aria-label={t`Scroll forward`}
        aria-disabled={ends.atEnd}
        onClick={() => scroll(1)}
        className={ARROW}
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </button>
    </div>
  );
}

/** Light or dark (spec 1 §2.3); the footer offers the device's own as well. */
function ThemeSwitch() {
  const dark = useIsDark();
  const choose = useThemeChoice();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      onClick={() => choose(dark ? 'light' : 'dark')}
      className={MENU_ITEM}
    >
      <Moon aria-hidden="true" className="size-5 text-soft" />
      <span className="flex-1">
        <NavigationLabel name="darkMode" />
      </span>
      <span
        aria-hidden="true"
        className={`flex h-6 w-11 items-center rounded-pill border px-0.5 transition-colors duration-150 ${dark ? 'justify-end border-ember bg-ember' : 'border-line-strong bg-sunken'}`}
      >
        <span
          className={`size-4.5 rounded-pill border ${dark ? 'border-on-ember bg-on-ember' : 'border-line-strong bg-line-strong'}`}
        />
      </span>
    </button>
  );
}

/** Classes of one entry of the menu. */
const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sunken aria-[current=page]:font-semibold';
