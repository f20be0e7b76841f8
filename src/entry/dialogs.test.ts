import { expect, test } from 'vitest';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { CREATION_DIALOGS } from '#market/hosting/index.web.ts';
import { isDialogKnown } from '#platform/web/dialogs/dialogs.ts';
import { registerDialogs } from './dialogs.ts';

test.each(LISTING_KINDS)('the dialog of a host of the kind %s is registered', (kind) => {
  registerDialogs();
  expect(isDialogKnown(CREATION_DIALOGS[kind])).toBe(true);
});
