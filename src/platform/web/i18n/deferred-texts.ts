import type { Messages } from '@lingui/core';

/**
 * Texts of folders that have some of their own (`deferredFolders` in lingui.config.ts), such as
 * those of a wizard: they are loaded when it is about to be shown. Even their list is left out of
 * the first load of a page.
 */
export const deferredFiles = import.meta.glob<{ messages: Messages }>([
  '../../../{market,features}/*/web/*/messages/*.po',
]) as Record<string, () => Promise<{ messages: Messages }>>;
