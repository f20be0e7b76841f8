import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearDialog,
  closeDialog,
  dialogHolder,
  dialogState,
  openDialog,
  registerDialog,
  registerMissingDialog,
} from './dialogs.ts';

declare module './dialogs.ts' {
  interface DialogParameters {
    'test-edit': { actionId: string; sensitive: boolean } | undefined;
    'test-other': undefined;
  }
}

beforeEach(() => {
  closeDialog();
  clearDialog('test-edit');
});

describe('the state of a dialog (spec 1 §3)', () => {
  test('is closed and empty before it was opened', () => {
    expect(dialogHolder('test-edit')).toEqual({ open: false, parameters: undefined });
  });

  test('keeps its actionId and its sensitive flag when it closes', () => {
    openDialog('test-edit', { actionId: '7', sensitive: true });
    expect(dialogHolder('test-edit').open).toBe(true);
    closeDialog();
    expect(dialogHolder('test-edit')).toEqual({
      open: false,
      parameters: { actionId: '7', sensitive: true },
    });
    openDialog('test-edit');
    expect(dialogState.current()?.parameters).toEqual({ actionId: '7', sensitive: true });
  });

  test('opens with nothing once it was cleared', () => {
    openDialog('test-edit', { actionId: '7', sensitive: true });
    closeDialog();
    clearDialog('test-edit');
    openDialog('test-edit');
    expect(dialogState.current()).toEqual({ name: 'test-edit', parameters: undefined });
  });

  test('one dialog is open at a time', () => {
    openDialog('test-edit', { actionId: '7', sensitive: false });
    openDialog('test-other');
    expect(dialogHolder('test-edit').open).toBe(false);
    expect(dialogHolder('test-other').open).toBe(true);
  });
});

test('a dialog that nobody registered is stood in for, until somebody does', () => {
  const standIn = async () => ({ default: () => null });
  const own = async () => ({ default: () => null });
  registerMissingDialog(standIn);
  expect(dialogState.registered('test-other')?.load).toBe(standIn);
  registerDialog('test-other', own);
  expect(dialogState.registered('test-other')?.load).toBe(own);
});
