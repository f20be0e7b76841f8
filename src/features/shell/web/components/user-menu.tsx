import { useLingui } from '@lingui/react/macro';
import type { Me } from '#platform/web/scope/router-context.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { UserRound } from '#platform/web/ui/icons.ts';
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
