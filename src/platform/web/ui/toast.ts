import type { toast as SonnerToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';

let load: Promise<typeof SonnerToast> | undefined;

/** Shows a toast; the library is fetched the first time one is shown. */
export function showToast(kind: Kind, text: string): void {
  load ??= import('sonner').then(({ toast }) => toast);
  void load.then((toast) => {
    document.dispatchEvent(new CustomEvent('toasts-wanted'));
    toast[kind](text);
  });
}
