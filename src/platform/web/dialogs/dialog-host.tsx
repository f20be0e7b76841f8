import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { DialogUnavailable } from './dialog-unavailable.tsx';
import { closeDialog, dialogState, type OpenDialog } from './dialogs.ts';

type Shown = ComponentType<{ name: string; parameters: unknown; onClose(): void }>;

const components = new Map<string, Shown>();

function componentOf(name: string, i18n: I18n): Shown | null {
  const known = components.get(name);
  if (known !== undefined) return known;
  const registered = dialogState.registered(name);
  if (registered === undefined) return null;
  const component = lazy(async () => {
    try {
      const [module] = await Promise.all([registered.load(), loadTexts(i18n, registered.texts)]);
      return module as unknown as { default: Shown };
    } catch {
      // The next try asks anew.
      components.delete(name);
      return { default: DialogUnavailable };
    }
  });
  components.set(name, component);
  return component;
}

const nothing = (): OpenDialog | null => null;

/** Shows the open dialog, on top of the page and without touching its state; Back closes it. */
export function DialogHost() {
  const open = useSyncExternalStore(dialogState.subscribe, dialogState.current, nothing);
  const isOpen = open !== null;
  const { i18n } = useLingui();

  useEffect(() => {
    if (!isOpen) return;
    history.pushState({ ...history.state, dialog: true }, '');
    const onBack = () => closeDialog();
    window.addEventListener('popstate', onBack, { once: true });
    return () => {
      window.removeEventListener('popstate', onBack);
      // Closed by a button: the entry that was made for it goes too.
      if (history.state?.dialog === true) history.back();
    };
  }, [isOpen]);

  if (open === null) return null;
  const Component = componentOf(open.name, i18n);
  if (Component === null) return null;
  return (
    <Suspense fallback={<Coming />}>
      <Component
        key={open.name}
        name={open.name}
        parameters={open.parameters}
        onClose={closeDialog}
      />
    </Suspense>
  );
}

/** A dialog whose code is on its way; seen only where that takes long. */
function Coming() {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
      <span className="fade-in-late grid size-14 place-items-center rounded-pill bg-raised text-ink shadow-float">
        <Spinner />
      </span>
    </div>
  );
}
