import type { toast as SonnerToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';

/** Where this tab keeps what the page that comes next is to say. */
const KEPT = 'toast';

let load: Promise<typeof SonnerToast> | undefined;

/** Shows a toast; the library is fetched the first time one is shown. */
export function showToast(kind: Kind, text: string): void {
  load ??= import('sonner').then(({ toast }) => toast);
  void load.then((toast) => {
    document.dispatchEvent(new CustomEvent('toasts-wanted'));
    toast[kind](text);
  });
}

/** Has a success told by the page that comes next in this tab, for one that is about to go. */
export function keepToast(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // Storage may be forbidden; what has changed is seen in the page then.
  }
}

/** Shows what the page before had to say, once. */
export function showKeptToast(): void {
  try {
    const text = sessionStorage.getItem(KEPT);
    if (text === null) return;
    sessionStorage.removeItem(KEPT);
    showToast('success', text);
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}
