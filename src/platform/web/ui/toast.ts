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

/**
 * Shows a toast; one whose code can't be loaded is lost.
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
      document.dispatchEvent(new CustomEvent('toasts-wanted'));
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
    () => {},
  );
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
