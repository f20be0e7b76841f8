import type { ComponentType } from 'react';

/**
 * Parameters of each dialog. A feature adds its own by declaration merging, beside the component it
 * registers; a dialog without parameters takes `undefined`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their dialogs into it.
export interface DialogParameters {}

export type DialogName = keyof DialogParameters & string;

/** Props of a dialog's component. */
export interface DialogProps<Name extends DialogName> {
  parameters: DialogParameters[Name];
  onClose(): void;
}

/**
 * The state of one dialog (spec 1 §3, dialog state holders): whether it is open, and its last
 * parameters, such as an actionId, a sensitive flag, a reservation or a user.
 */
export interface DialogHolder<Name extends DialogName> {
  readonly open: boolean;
  /** Undefined before it was first opened, and once it was cleared. */
  readonly parameters: DialogParameters[Name] | undefined;
}

type Load = () => Promise<{ default: ComponentType<DialogProps<never>> }>;

/** The open dialog and its parameters. */
export interface OpenDialog {
  readonly name: string;
  readonly parameters: unknown;
}

/** See `registerDialog`. */
export type DialogTexts = readonly string[] | 'first';

interface Registered {
  readonly load: Load;
  /** Features whose texts it shows; 'first' when the first load brings them all. */
  readonly texts: DialogTexts;
  readonly ahead: 'code' | 'drawn';
}

const registry = new Map<string, Registered>();
/** The last parameters of each dialog. Dialogs open in browsers alone: on a server it is empty. */
const held = new Map<string, unknown>();
const listeners = new Set<() => void>();
let missing: Registered | undefined;
let open: OpenDialog | null = null;
/** The dialog over the open dialog, or over the page, which stays as it is below. */
let over: OpenDialog | null = null;
/** Fetches a dialog's code and texts; the host of dialogs knows the page's language. */
let fetchAhead: (name: string) => void = () => {};

/**
 * Registers a dialog; its code is fetched when it is about to be opened.
 *
 * @param texts features whose texts it shows besides those that any dialog may show; 'first' for
 * one that opens automatically and needs no more than the first load brings
 * @param ahead the preparation when a person is about to open it: fetch its code, or render it too,
 * out of sight. The latter is for dialogs without parameters that take long to render.
 */
export function registerDialog<Name extends DialogName>(
  name: Name,
  load: () => Promise<{ default: ComponentType<DialogProps<Name>> }>,
  texts: DialogTexts = [],
  ahead: Registered['ahead'] = 'code',
): void {
  registry.set(name, { load: load as unknown as Load, texts, ahead });
}

/** Registers the replacement of an unregistered dialog; it gets the requested name. */
export function registerMissingDialog(
  load: () => Promise<{ default: ComponentType<{ name: string; onClose(): void }> }>,
): void {
  missing = { load: load as unknown as Load, texts: [], ahead: 'code' };
}

/**
 * Opens a dialog over the page; an open one is closed. Where its parameters are optional and left
 * out, it reuses the last ones.
 */
export function openDialog<Name extends DialogName>(
  ...[name, parameters]: undefined extends DialogParameters[Name]
    ? [name: Name, parameters?: DialogParameters[Name]]
    : [name: Name, parameters: DialogParameters[Name]]
): void {
  if (parameters !== undefined) held.set(name, parameters);
  open = { name, parameters: held.get(name) };
  for (const listener of listeners) listener();
}

export function closeDialog(): void {
  open = null;
  for (const listener of listeners) listener();
}

/** Opens a dialog over the one that is open, which stays as it is below. */
export function openDialogOver<Name extends DialogName>(
  name: Name,
  parameters: DialogParameters[Name],
): void {
  over = { name, parameters };
  for (const listener of listeners) listener();
}

/** Closes the dialog that was opened over the other. */
export function closeDialogOver(): void {
  over = null;
  for (const listener of listeners) listener();
}

/** Clears the last parameters of a dialog: its actionId, its sensitive flag and all others. */
export function clearDialog(name: DialogName): void {
  held.delete(name);
}

/** The state of a dialog, open or not. */
export function dialogHolder<Name extends DialogName>(name: Name): DialogHolder<Name> {
  return {
    open: open?.name === name,
    parameters: held.get(name) as DialogParameters[Name] | undefined,
  };
}

/**
 * Fetches a dialog's code and texts ahead, when a person is about to open it, so that it opens
 * without waiting.
 */
export function preloadDialog(name: DialogName): void {
  fetchAhead(name);
}

/** Whether a dialog has been registered. */
export function isDialogKnown(name: DialogName): boolean {
  return registry.has(name);
}

/** For the host of dialogs alone. */
export const dialogState = {
  registered: (name: string) => registry.get(name) ?? missing,
  current: () => open,
  over: () => over,
  fetchAheadWith(fetch: typeof fetchAhead) {
    fetchAhead = fetch;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
