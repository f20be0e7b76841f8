import { createHostingForm } from '#market/hosting/late.web.ts';
import type {
  RecentForm,
  StayChoices,
  StayDetails,
  StayPreview,
  StoredForm,
} from '../../contract.ts';

/** Values of a home entered so far: every field of the form, none of them required yet. */
export type HostingValues = StayPreview;
export type HostingField = keyof HostingValues & string;

/** The types of the homes' hosting dialog. */
export interface StayHosting {
  readonly Values: HostingValues;
  readonly Stored: StoredForm;
  readonly Recent: RecentForm;
  readonly Choices: StayChoices;
  readonly Preview: StayDetails;
  readonly Confirmed: never;
  readonly Created: unknown;
}

/** The form of the homes' hosting dialog, with the data that its steps share. */
export const stayForm = createHostingForm<StayHosting>();
export const { useWizard: useStayForm, useScope: useStayScope } = stayForm;
