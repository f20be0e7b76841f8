import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import {
  Activity,
  type ComponentType,
  memo,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadTexts, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyComponent, type Preloadable } from '#platform/web/pages/lazy-component.tsx';
import { closeTopModal } from '#platform/web/ui/modal-stack.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { enterDialog, leaveDialog } from './dialog-entry.ts';
import {
  closeDialog,
  closeDialogOver,
  type DialogTexts,
  dialogState,
  type OpenDialog,
} from './dialogs.ts';

interface ShownProps {
  name: string;
  parameters: unknown;
  onClose(): void;
}

const components = new Map<string, Preloadable<ShownProps>>();

function componentFor(name: string, i18n: I18n): Preloadable<ShownProps> | null {
  const known = components.get(name);
  if (known !== undefined) return known;
  const registered = dialogState.registered(name);
  if (registered === undefined) return null;
  const component = lazyComponent<ShownProps>(async () => {
    const [module] = await Promise.all([
      registered.load(),
      loadDialogTexts(registered.texts, i18n),
    ]);
    return module as unknown as { default: ComponentType<ShownProps> };
  }, DialogUnavailable);
  components.set(name, component);
  return component;
}

/** A dialog may open over any page, also one that brought its own few texts alone. */
function loadDialogTexts(features: DialogTexts, i18n: I18n): Promise<void> {
  return loadTexts(i18n, features === 'first' ? [] : [...SHARED_TEXTS, ...features]);
}

const nothing = (): OpenDialog | null => null;

/** A dialog that comes into view is not rendered again. */
const Body = memo(function Body({
  component: Component,
  ...shown
}: ShownProps & { component: Preloadable<ShownProps> }) {
  return <Component {...shown} />;
});

/**
 * Shows the open dialog, on top of the page and without touching its state, and a second one over
 * it; Back closes the one on top.
 */
export function DialogHost() {
  const open = useSyncExternalStore(dialogState.subscribe, dialogState.current, nothing);
  const over = useSyncExternalStore(dialogState.subscribe, dialogState.over, nothing);
  const isOpen = open !== null;
  const isAnyOpen = isOpen || over !== null;
  // Not Lingui's own hook: that returns another object with each change.
  const { i18n } = useRouteContext({ from: '__root__' });
  const ahead = useDrawnAhead(i18n, isOpen);

  useEffect(() => {
    if (!isAnyOpen) return;
    enterDialog(stepBack);
    return leaveDialog;
  }, [isAnyOpen]);

  return (
    <>
      <Hosted
        name={open?.name ?? ahead}
        parameters={open?.parameters}
        isOpen={isOpen}
        onClose={closeDialog}
      />
      {over === null ? null : (
        <Hosted name={over.name} parameters={over.parameters} isOpen onClose={closeDialogOver} />
      )}
    </>
  );
}

/**
 * A dialog that stays open, since it is busy or asks first, gets its entry in the history again.
 */
function stepBack(): void {
  if (!closeTopModal()) {
    if (dialogState.over() === null) closeDialog();
    else closeDialogOver();
  }
  if (dialogState.current() !== null || dialogState.over() !== null) enterDialog(stepBack);
}

function Hosted({
  name,
  parameters,
  isOpen,
  onClose,
}: {
  name: string | null;
  parameters: unknown;
  isOpen: boolean;
  onClose(): void;
}) {
  const { i18n } = useRouteContext({ from: '__root__' });
  if (name === null) return null;
  const Component = componentFor(name, i18n);
  if (Component === null) return null;
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Suspense fallback={<Coming />}>
        <Body
          key={name}
          component={Component}
          name={name}
          parameters={parameters}
          onClose={onClose}
        />
      </Suspense>
    </Activity>
  );
}

/**
 * Fetches dialogs that a person is about to open.
 *
 * @returns the one that is rendered out of sight meanwhile: with the page's current state, so never
 * on another
 */
function useDrawnAhead(i18n: I18n, isOpen: boolean): string | null {
  const href = useLocation({ select: (location) => location.href });
  const [drawn, setDrawn] = useState<{ name: string; href: string } | null>(null);

  useEffect(
    () =>
      dialogState.fetchAheadWith((name) => {
        componentFor(name, i18n)
          ?.preload()
          .then(
            () => {
              if (dialogState.registered(name)?.ahead !== 'drawn') return;
              // A dialog that is already open must start fresh the next time.
              if (dialogState.current() !== null) return;
              startTransition(() => setDrawn({ name, href }));
            },
            // A part that fails to load now is requested again by the click.
            () => {},
          );
      }),
    [i18n, href],
  );
  useEffect(() => {
    if (isOpen) setDrawn(null);
  }, [isOpen]);

  return drawn?.href === href ? drawn.name : null;
}

/** A dialog whose code is loading; visible only where that takes long. */
function Coming() {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
      <span className="fade-in-late grid size-14 place-items-center rounded-pill bg-raised text-ink shadow-float">
        <Spinner />
      </span>
    </div>
  );
}

/** Replaces a dialog whose code could not be fetched: it shows so and can be closed. */
function DialogUnavailable({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const text = t`We couldn't load this. Check your connection and try again.`;
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    showToast('error', text);
    onClose();
  }, [text, onClose]);
  return null;
}
