import type { Messages } from '@lingui/core';

/** A catalogue as the build compiles it. */
export interface Catalog {
  readonly messages: Messages;
}
export type Catalogs = Readonly<Record<string, (() => Promise<Catalog>) | undefined>>;

/**
 * The catalogues of every room but those of the first load, by path: one for its pages, and where
 * it has large dialogs one for these (`lingui.config.ts`). The first load leaves even the list out.
 */
export const catalogs: Catalogs = import.meta.glob<Catalog>([
  '../../../{market,features}/*/web/messages/*.po',
  '../../../{market,features}/*/web/messages/dialog/*.po',
  '!../../../features/shell/**',
]);
