import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { UnreadBadge } from '#features/messaging/index.web.ts';
import { creationDialogAt, prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation-label.tsx';
import type { PageScroll } from '#platform/web/scroll/page-scroll.ts';
import { useScrollMark } from '#platform/web/scroll/use-scroll-mark.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import {
  Heart,
  House,
  Luggage,
  MessageCircle,
  Plane,
  Plus,
  UserRound,
  Users,
} from '#platform/web/ui/icons.ts';
import { CreationLabel } from '../create/creation-label.tsx';
import { prepareUserMenu, USER_MENU } from '../menu/user-menu-id.ts';
import { PageLink } from './page-link.tsx';

const ITEM =
  'flex h-16 min-w-11 flex-col items-center justify-center gap-0.5 rounded-lg text-soft aria-[current=page]:text-ember';
const WORD = 'max-w-full truncate text-xs font-semibold max-[23rem]:sr-only';
/** Links that replace each other above and below 50 px (spec 1 §2.4). */
const AT_TOP = 'group-data-scrolled/bar:hidden';
const BELOW = 'not-group-data-scrolled/bar:hidden';
const ICON = { 'aria-hidden': true, className: 'size-6' } as const;

/**
 * The floating add button of phones, replacing the bar while that is hidden (spec 1 §2.4); not on a
 * page with a bar of its own, whose price and button it would cover (docs/decisions 0048).
 */
function AddButton({ signedIn }: { signedIn: boolean }) {
  const dialog = useLocation({ select: ({ pathname }) => creationDialogAt(pathname) });
  const button = useRef<HTMLButtonElement>(null);
  useScrollMark(button, 'data-shown', isGoingDown);
  const prepare = () => prepareCreation(dialog, signedIn);
  return (
    <button
      ref={button}
      type="button"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => startCreation(dialog, signedIn)}
      className="add-button shown-by-scroll fixed end-4 z-30 grid size-12 place-items-center rounded-pill border border-line bg-raised text-ink shadow-float hover:border-line-strong md:hidden [:root:has(.page-bar)_&]:hidden"
    >
      <Plus aria-hidden="true" className="size-6" />
      <span className="sr-only">
        <CreationLabel dialog={dialog} />
      </span>
    </button>
  );
}

const isGoingDown = ({ direction }: PageScroll) => direction === 'down';
const isPast50 = ({ past50 }: PageScroll) => past50;

/**
 * The bar at the bottom of a phone (spec 1 §2.4). It hides while the page is scrolled down and
 * returns on scrolling up; while it is hidden, the add button floats in its place.
 */
export function BottomBar() {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const bar = useRef<HTMLElement>(null);
  useScrollMark(bar, 'data-hidden', isGoingDown);
  useScrollMark(bar, 'data-scrolled', isPast50);
  return (
    <>
      <nav
        ref={bar}
        id="bottom-bar"
        aria-label={t`Shortcuts`}
        className="bottom-bar group/bar fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="mx-auto grid max-w-xl grid-cols-5 px-1">
          <li className="min-w-0">
            <BarLink to="/" exact name="home" icon={<House {...ICON} />} />
          </li>
          <li className="min-w-0">
            <BarLink to="/favorites" name="wishlist" icon={<Heart {...ICON} />} className={BELOW} />
            <BarLink
              to="/community"
              name="community"
              icon={<Users {...ICON} />}
              className={AT_TOP}
            />
          </li>
          <li className="min-w-0">
            <BarLink to="/trips" name="trips" icon={<Luggage {...ICON} />} className={BELOW} />
            <BarLink to="/travel" name="travel" icon={<Plane {...ICON} />} className={AT_TOP} />
          </li>
          <li className="min-w-0">
            <BarLink
              to="/messages"
              name="messages"
              icon={
                <span className="relative">
                  <MessageCircle {...ICON} />
                  <UnreadBadge className="absolute -end-3 -top-1.5" />
                </span>
              }
            />
          </li>
          <li className="min-w-0">
            <button
              type="button"
              popoverTarget={USER_MENU}
              onPointerEnter={prepareUserMenu}
              onFocus={prepareUserMenu}
              className={`w-full ${ITEM}`}
            >
              {me === null ? <UserRound {...ICON} /> : <Avatar person={me} size={24} />}
              <span className={WORD}>
                <Trans>Your menu</Trans>
              </span>
            </button>
          </li>
        </ul>
      </nav>
      <AddButton signedIn={me !== null} />
    </>
  );
}

interface BarLinkProps extends Pick<ComponentProps<typeof PageLink>, 'to' | 'exact'> {
  name: ComponentProps<typeof NavigationLabel>['name'];
  icon: ReactNode;
  className?: string;
}

function BarLink({ to, exact, name, icon, className = '' }: BarLinkProps) {
  return (
    <PageLink to={to} exact={exact} className={`${ITEM} ${className}`}>
      {icon}
      <span className={WORD}>
        <NavigationLabel name={name} />
      </span>
    </PageLink>
  );
}
