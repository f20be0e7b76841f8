import type { toast as SonnerToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';

/** Key of the tab's storage for the next page's message. */
export const KEPT_TOAST = 'toast';

let load: Promise<typeof SonnerToast> | undefined;

/** Milliseconds that a toast with a link stays. */
const LINK_MS = 15_000;

/** A page that a toast links to. */
interface ToastLink {
  readonly label: string;
  readonly href: string;
}

/** An action of a toast, such as undo. */
interface ToastAction {
  readonly label: string;
  /** Milliseconds it is offered. */
  readonly ms: number;
  onPress(): void;
}

/**
 * Fetches the toaster's code; once for all toasts, and again after a failure.
 *
 * @returns rejects where it can't be loaded
 */
async function fetchToasts(): Promise<typeof SonnerToast> {
  try {
    load ??= import('sonner').then(({ toast }) => toast);
    return await load;
  } catch (error) {
    load = undefined;
    throw error;
  }
}

/** Fetches it ahead: a toast about a lost connection could not fetch it any more. */
export function prepareToasts(): void {
  fetchToasts().catch(() => {});
}

/** Milliseconds that a text without the toasts' code stays. */
const PLAIN_MS = 6_000;

/** Shows a text alone, above an open dialog too: the code of toasts can't be loaded. */
export function showPlainText(text: string): void {
  const box = document.createElement('p');
  box.role = 'alert';
  box.popover = 'manual';
  box.className =
    'fixed inset-x-4 top-(--toast-top) mx-auto max-w-sm rounded-card border border-line bg-raised px-4 py-3.5 font-semibold text-ink shadow-float';
  box.textContent = text;
  document.body.append(box);
  box.showPopover();
  setTimeout(() => box.remove(), PLAIN_MS);
}

/**
 * Shows a toast; where its code can't be loaded, its text alone.
 *
 * @param more its link, its action, or the milliseconds it stays
 */
export function showToast(
  kind: Kind,
  text: string,
  more: ToastLink | ToastAction | { readonly ms?: number } = {},
): void {
  fetchToasts().then(
    (toast) => {
      document.dispatchEvent(new CustomEvent('toasts-wanted', { detail: text }));
      const duration = 'href' in more ? LINK_MS : more.ms;
      const onClick = () => {
        if ('href' in more) window.location.assign(more.href);
        else if ('onPress' in more) more.onPress();
      };
      toast[kind](text, {
        ...(duration === undefined ? {} : { duration }),
        ...('label' in more ? { action: { label: more.label, onClick } } : {}),
      });
    },
    () => showPlainText(text),
  );
}

/**
 * Shows a toast with an action for as long as something lasts.
 *
 * @returns ends it
 */
export function showLastingToast(text: string, action: Omit<ToastAction, 'ms'>): () => void {
  let hide: (() => void) | null = () => {};
  fetchToasts().then(
    (toast) => {
      if (hide === null) return;
      document.dispatchEvent(new CustomEvent('toasts-wanted', { detail: text }));
      const button = { label: action.label, onClick: () => action.onPress() };
      const id = toast.info(text, { duration: Number.POSITIVE_INFINITY, action: button });
      hide = () => toast.dismiss(id);
    },
    () => showPlainText(text),
  );
  return () => {
    hide?.();
    hide = null;
  };
}

/** Shows the previous page's message, once. */
export function showStoredToast(): void {
  try {
    const text = sessionStorage.getItem(KEPT_TOAST);
    if (text === null) return;
    sessionStorage.removeItem(KEPT_TOAST);
    showToast('success', text);
  } catch {
    // Storage may be forbidden; then nothing was stored.
  }
}

/** Stores a success message for the next page in this tab, before the current one is left. */
export function keepToast(text: string): void {
  try {
    sessionStorage.setItem(KEPT_TOAST, text);
  } catch {
    // Storage may be forbidden; the next page shows the change itself.
  }
}
