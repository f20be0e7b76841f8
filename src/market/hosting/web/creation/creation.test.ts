import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearDialog,
  closeDialog,
  dialogHolder,
  dialogState,
  openDialog,
} from '#platform/web/dialogs/dialogs.ts';
import { creationDialogAt, startCreation } from './creation.ts';

beforeEach(() => {
  closeDialog();
  clearDialog('property');
});

describe('the create action opens a dialog by path (spec 1 §2.3)', () => {
  test.each([
    ['/experiences', 'experience'],
    ['/community', 'experience'],
    ['/itinerants', 'itinerant'],
    ['/itinerants/7', 'itinerant'],
    ['/travel', 'property'],
    ['/', 'property'],
    ['/listings/7', 'property'],
    ['/experience/7', 'property'],
  ])('%s: %s', (path, dialog) => {
    expect(creationDialogAt(path)).toBe(dialog);
  });
});

describe('the create action (spec 1 §2.3)', () => {
  test('first clears actionId and the sensitive value', () => {
    openDialog('property', { actionId: '7', sensitive: true });
    closeDialog();
    expect(dialogHolder('property').parameters).toEqual({ actionId: '7', sensitive: true });
    startCreation('property', true);
    expect(dialogState.current()).toEqual({ name: 'property', parameters: undefined });
  });

  test('opens the login dialog for somebody signed out', () => {
    startCreation('experience', false);
    expect(dialogState.current()?.name).toBe('login');
  });
});
