import { KEPT_TOAST } from './toast.ts';

/** Has a success told by the page that comes next in this tab, for one that is about to go. */
export function keepToast(text: string): void {
  try {
    sessionStorage.setItem(KEPT_TOAST, text);
  } catch {
    // Storage may be forbidden; what has changed is seen in the page then.
  }
}
