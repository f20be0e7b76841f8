import { KEPT_TOAST } from './toast.ts';

/** Stores a success message for the next page in this tab, before the current one is left. */
export function keepToast(text: string): void {
  try {
    sessionStorage.setItem(KEPT_TOAST, text);
  } catch {
    // Storage may be forbidden; the next page shows the change itself.
  }
}
