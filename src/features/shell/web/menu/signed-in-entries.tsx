import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { logout } from '#features/accounts/index.web.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import type { Me } from '#platform/web/scope/router-context.ts';
import { CalendarCheck, Heart, House, LogOut, Luggage } from '#platform/web/ui/icons.ts';
import { AccountRow } from './account-row.tsx';
import { MENU_ITEM } from './menu-item.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const ICON = { 'aria-hidden': true, className: 'size-5 text-soft' } as const;

/** Pages, the account row, theme and logout, in the order of the specification (spec 1 §2.3). */
export function SignedInEntries({ me, onClose }: { me: Me; onClose(): void }) {
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
