import type { ComponentType } from 'react';

/**
 * What each dialog is opened with. A feature adds its own by declaration merging, beside the
 * component it registers; a dialog with nothing to say takes `undefined`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their dialogs into it.
export interface DialogParameters {}

export type DialogName = keyof DialogParameters & string;

/** What a dialog's component is given. */
export interface DialogProps<Name extends DialogName> {
  parameters: DialogParameters[Name];
  onClose(): void;
}

type Load = () => Promise<{ default: ComponentType<DialogProps<never>> }>;

/** The dialog that is open, and what it was opened with. */
export interface OpenDialog {
  readonly name: string;
  readonly parameters: unknown;
}

const registry = new Map<string, Load>();
const listeners = new Set<() => void>();
let open: OpenDialog | null = null;

/** Makes a dialog known; its code is fetched when it is about to be opened. */
export function registerDialog<Name extends DialogName>(
  name: Name,
  load: () => Promise<{ default: ComponentType<DialogProps<Name>> }>,
): void {
  registry.set(name, load as unknown as Load);
}

/** Opens a dialog over the page; an open one gives way. */
export function openDialog<Name extends DialogName>(
  ...[name, parameters]: DialogParameters[Name] extends undefined
    ? [name: Name]
    : [name: Name, parameters: DialogParameters[Name]]
): void {
  open = { name, parameters };
  for (const listener of listeners) listener();
}

export function closeDialog(): void {
  open = null;
  for (const listener of listeners) listener();
}

/** Fetches a dialog's code ahead, when a person is about to open it. */
export function preloadDialog(name: DialogName): void {
  void registry.get(name)?.();
}

/** Whether a dialog has been made known. */
export function isDialogKnown(name: DialogName): boolean {
  return registry.has(name);
}

/** For the host of dialogs alone. */
export const dialogState = {
  loader: (name: string) => registry.get(name),
  current: () => open,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
