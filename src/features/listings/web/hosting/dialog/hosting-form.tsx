import { createScope, type Scope } from '#platform/web/scope/create-scope.ts';
import { createWizard, type TypedWizard } from '#platform/web/wizard/wizard.tsx';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import type { HostingTypes } from './hosting-types.ts';

/** What the steps share besides the values. */
export interface HostingScope<T extends HostingTypes> {
  readonly choices: T['Choices'];
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
  /** The listing that is edited; null for a new one. */
  readonly stored: T['Stored'] | null;
}

/** What the steps of one kind's hosting dialog read and change their form with. */
export interface HostingForm<T extends HostingTypes>
  extends TypedWizard<T['Values']>,
    Scope<HostingScope<T>> {}

/** Makes the form of one kind, at the top of a module that its steps import. */
export function createHostingForm<T extends HostingTypes>(): HostingForm<T> {
  return { ...createWizard<T['Values']>(), ...createScope<HostingScope<T>>('the hosting dialog') };
}
