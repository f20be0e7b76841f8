import { useLingui } from '@lingui/react/macro';
import { Menu, UserRound } from 'lucide-react';
import type { Me } from '#platform/web/scope/router-context.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { prepareUserMenu, USER_MENU } from '../menu/user-menu-id.ts';

/** Opens the user menu from the top bar; on phones the bottom bar does (spec 1 §2.3, §2.4). */
export function UserMenu({ me }: { me: Me | null }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      popoverTarget={USER_MENU}
      aria-label={t`Your menu`}
      onPointerEnter={prepareUserMenu}
      onFocus={prepareUserMenu}
      className="flex min-h-11 items-center gap-2 rounded-pill border border-line bg-raised ps-3 pe-1 hover:border-line-strong max-md:hidden"
    >
      <Menu aria-hidden="true" className="size-4.5" />
      {me === null ? (
        <span className="grid size-9 place-items-center rounded-pill bg-sunken text-soft">
          <UserRound aria-hidden="true" className="size-5" />
        </span>
      ) : (
        <Avatar person={me} size={36} />
      )}
    </button>
  );
}
