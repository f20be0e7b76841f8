import type { CreationDialog } from '#market/hosting/index.web.ts';
import type { NavigationName } from '#platform/i18n/navigation.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation-label.tsx';

const NAMES: Readonly<Record<CreationDialog, NavigationName>> = {
  experience: 'hostExperience',
  itinerant: 'createItinerant',
  property: 'listHome',
};

/** Label of a create action, in the language of the menus. */
export function CreationLabel({ dialog }: { dialog: CreationDialog }) {
  return <NavigationLabel name={NAMES[dialog]} />;
}
