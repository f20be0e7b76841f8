import { useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { X } from '#platform/web/ui/icons.ts';
import { CreateItem } from './create-item.tsx';
import { SignedInEntries } from './signed-in-entries.tsx';
import { SignedOutEntries } from './signed-out-entries.tsx';

/** What the user menu holds, for somebody signed in or out (spec 1 §2.3). */
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
