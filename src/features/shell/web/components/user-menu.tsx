import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { logout } from '#features/accounts/index.web.ts';
import type { Me } from '#platform/web/scope/router-context.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';

const ITEM = 'flex min-h-11 w-full items-center rounded-lg px-3 text-start hover:bg-sunken';

/** The signed-in person's menu (spec 1 §2.3), a native popover. */
export function UserMenu({ me }: { me: Me }) {
  const { t } = useLingui();
  return (
    <div>
      <button
        type="button"
        popoverTarget="user-menu"
        aria-label={t`Your menu`}
        className="grid size-11 place-items-center rounded-pill border border-line hover:border-line-strong"
      >
        <Avatar person={me} size={36} />
      </button>
      <div
        id="user-menu"
        popover="auto"
        className="inset-auto end-4 top-18 m-0 w-70 rounded-card border border-line bg-raised p-2 text-ink shadow-float"
      >
        <nav className="grid" aria-label={t`Your pages`}>
          <Link to="/trips" className={ITEM}>
            <Trans>Trips</Trans>
          </Link>
          <Link to="/favorites" className={ITEM}>
            <Trans>Wishlist</Trans>
          </Link>
          <Link to="/reservations" className={ITEM}>
            <Trans>Reservations</Trans>
          </Link>
          <Link to="/properties" className={ITEM}>
            <Trans>My Homes</Trans>
          </Link>
          <Link to="/profile/$id" params={{ id: me.id }} className={ITEM}>
            <Trans>Profile</Trans>
          </Link>
          <Link to="/profile-settings" className={ITEM}>
            <Trans>Account</Trans>
          </Link>
          <button type="button" className={ITEM} onClick={() => void logout()}>
            <Trans>Logout</Trans>
          </button>
        </nav>
      </div>
    </div>
  );
}
