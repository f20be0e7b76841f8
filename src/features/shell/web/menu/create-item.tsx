import { useLocation } from '@tanstack/react-router';
import { creationDialogAt, prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { Plus } from '#platform/web/ui/icons.ts';
import { CreationLabel } from '../create/creation-label.tsx';

/** The create action of the menu; which dialog it opens depends on the path (spec 1 §2.3). */
export function CreateItem({ signedIn, onClose }: { signedIn: boolean; onClose(): void }) {
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
