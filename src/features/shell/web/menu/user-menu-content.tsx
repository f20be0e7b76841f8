import { useLingui } from '@lingui/react/macro';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { creationDialogAt, prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { LogIn, Plus, UserRoundPlus, X } from '#platform/web/ui/icons.ts';
import { CreationLabel } from '../create/creation-label.tsx';
import { MENU_ITEM } from './menu-item.ts';
import { SignedInEntries } from './signed-in-entries.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Content of the user menu, signed in or out (spec 1 §2.3). */
export default function UserMenuContent({ onClose }: { onClose(): void }) {
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
        <SignedInEntries me={me} onClose={onClose} />
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
