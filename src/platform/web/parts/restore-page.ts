import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DialogName, isDialogKnown, openDialog } from '#platform/web/dialogs/dialogs.ts';
import { signalInteraction } from '#platform/web/hydration/first-interaction.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  currentValue,
  type Field,
  IN_DIALOG,
  isSwitch,
  pageFields,
  restoreWizard,
  type SavedField,
  type SavedPage,
} from './saved-page.ts';

/** Milliseconds between checks for missing fields. */
const AGAIN_MS = 150;
/** A field that isn't there by then is not part of the page any more. */
const MAX_MS = 15_000;

/** Restores a page after its reload: its dialog, and the typed values. */
export async function restorePage(
  { dialog, fields, wizard }: SavedPage,
  i18n: I18n,
): Promise<void> {
  signalInteraction();
  openAgain(dialog);
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    showToast('info', i18n._(msg`We reloaded this page. What you typed is still here.`));
  };
  await Promise.all([
    wizard === null ? null : untilDialog().then(tell),
    restoreFields(fields, tell),
  ]);
}

/** Opens the dialog of a page again, with what was typed there; the page itself stays as it is. */
export function reopenDialog(page: SavedPage): void {
  restoreWizard(page);
  openAgain(page.dialog);
  void restoreFields(
    page.fields.filter(({ name }) => name.startsWith(IN_DIALOG)),
    () => {},
  );
}

function openAgain(dialog: SavedPage['dialog']): void {
  if (dialog === null || !isDialogKnown(dialog.name as DialogName)) return;
  openDialog(...([dialog.name, dialog.parameters] as unknown as Parameters<typeof openDialog>));
}

/** Resolves once a dialog is shown; the toaster is hydrated then too. */
async function untilDialog(): Promise<void> {
  const until = Date.now() + MAX_MS;
  while (document.querySelector('dialog[open]') === null && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** @param onRestored called where a field differed from the page's own value */
async function restoreFields(fields: readonly SavedField[], onRestored: () => void): Promise<void> {
  const waiting = new Map(fields.map(({ name, value }) => [name, value]));
  const until = Date.now() + MAX_MS;
  while (waiting.size > 0 && Date.now() < until) {
    for (const [name, field] of pageFields()) {
      const value = waiting.get(name);
      if (value === undefined || !isLive(field)) continue;
      waiting.delete(name);
      if (currentValue(field) === value) continue;
      fill(field, value);
      onRestored();
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** React marks elements that it listens to; before that, input events are lost. */
function isLive(field: Field): boolean {
  return Object.keys(field).some((key) => key.startsWith('__reactProps'));
}

/** Like a person's input: the handlers of the field are called. */
function fill(field: Field, value: string | boolean): void {
  if (isSwitch(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  // React overrides the property of the element itself, and doesn't notice values set through it.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
