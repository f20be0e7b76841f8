import { dialogState } from '#platform/web/dialogs/dialogs.ts';
import { openAs, pageAccount } from '#platform/web/scope/page-account.ts';

/** Key of the tab's storage for the state of a page that is about to be reloaded. */
const STORED = 'kept-page';
/** Milliseconds that missing fields are waited for. */
const DUE_MS = 20_000;
/** Fields that a person fills in. Secrets are typed again; a browser sets no files. */
const FIELDS =
  ':is(input:not([type=password], [type=hidden], [type=file], [type=submit], [autocomplete=one-time-code]), textarea, select):not(:disabled, [data-kept] *)';

/** Begins the names of fields of the open dialog. */
export const IN_DIALOG = 'dialog';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field with its identifying name and its value. */
export interface SavedField {
  readonly name: string;
  readonly value: string | boolean;
}

/** A person's work on a page. */
export interface SavedPage {
  /** Path and query. */
  readonly page: string;
  /** Account that it was opened as; undefined for none. */
  readonly account?: string | undefined;
  readonly dialog: { readonly name: string; readonly parameters?: unknown } | null;
  /** The state of the open wizard, see `useMachine`. */
  readonly wizard: unknown;
  readonly fields: readonly SavedField[];
}

let kept: SavedPage | null = null;
let atFailure: SavedPage | null = null;
let readWizard: (() => unknown) | null = null;

/** Reads the typed values of the page and its open dialog. */
export function readPage(): SavedPage {
  const { name, parameters } = dialogState.current() ?? {};
  return {
    page: location.pathname + location.search,
    account: pageAccount(),
    dialog: name === undefined || !isPlain(parameters) ? null : { name, parameters },
    wizard: readWizard?.() ?? null,
    fields: pageFields().map(([each, field]) => ({ name: each, value: currentValue(field) })),
  };
}

/**
 * Saves the typed values of the page and its open dialog, for the next page of this tab.
 *
 * @param page as it was read before it went; otherwise as it is now
 * @throws where storage is forbidden or full
 */
export function savePage(page: SavedPage = readPage()): void {
  sessionStorage.setItem(STORED, JSON.stringify(page));
}

/**
 * Reads the page that is failing; null where it can't be read. Its elements may fail a second time
 * while they are removed, and React then replaces them again: the first reading counts until
 * `endFailure`.
 */
export function readAtFailure(): SavedPage | null {
  try {
    atFailure ??= readPage();
  } catch {
    // It is replaced all the same, without what was typed.
  }
  return atFailure;
}

/** Has the next failure read its page again. */
export function endFailure(): void {
  atFailure = null;
}

/** Deletes the saved state of a page that failed, once it is left without a reload. */
export function deleteSavedPage(): void {
  endFailure();
  sessionStorage.removeItem(STORED);
}

/** Gives the wizard of a page that was read its state, when its dialog opens again. */
export function restoreWizard(page: SavedPage): void {
  kept = page;
  setTimeout(dropSavedPage, DUE_MS);
}

/**
 * Takes the state that the previous page saved, once; null where there is none, or it was for
 * another page, or another account is signed in now. While signed out, the page counts as opened as
 * the account that saved it.
 */
export function takeSavedPage(): SavedPage | null {
  try {
    const text = sessionStorage.getItem(STORED);
    sessionStorage.removeItem(STORED);
    const stored = JSON.parse(text ?? 'null') as SavedPage | null;
    const isSame = stored?.page === location.pathname + location.search;
    kept = isSame && openAs(stored.account) ? stored : null;
    setTimeout(dropSavedPage, DUE_MS);
    return kept;
  } catch {
    return null;
  }
}

/** The saved state of the wizard in the dialog that is open. */
export function savedWizard(): unknown {
  return kept !== null && kept.dialog?.name === dialogState.current()?.name ? kept.wizard : null;
}

/** Once it is shown, or no longer waited for. */
export function dropSavedPage(): void {
  kept = null;
}

/**
 * Includes the state of a wizard in the saved page.
 *
 * @returns ends it
 */
export function registerWizard(read: () => unknown): () => void {
  readWizard = read;
  return () => {
    if (readWizard === read) readWizard = null;
  };
}

/** The fields of the page by an identifying name: ids differ from build to build. */
export function pageFields(): [name: string, field: Field][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)].map((field) => {
    const place = field.closest('dialog') === null ? 'page' : IN_DIALOG;
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
    const name = [place, field.type, field.name, label].join('|');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name}|${count}`, field];
  });
}

export function isSwitch(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

export function currentValue(field: Field): string | boolean {
  return isSwitch(field) ? field.checked : field.value;
}

/** Whether it can be stored: parameters of a dialog may contain functions. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Object.values(value).every(isPlain);
}
