import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { JOURNEY_COACH, VisualsFields } from '#market/hosting/index.web.ts';
import { pictureGroups, useItinerantForm, useItinerantScope } from '../itinerant-form.ts';

/** Photos, logo, title, description (spec 3 §2.2, step 2). */
export default function PicturesStep() {
  const { t } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const uploads = useItinerantScope();
  return (
    <VisualsFields
      values={values}
      errors={errors}
      uploads={uploads}
      coach={JOURNEY_COACH}
      photosNote={<GroupsNow />}
      logosNote={<Trans>If you add several, the first one represents your itinerant.</Trans>}
      descriptionHint={t`Where does it go, who is it for, and what is it like to work on the way?`}
      onChange={change}
    />
  );
}

/** Current number of photos in each of the three groups, in their order. */
function GroupsNow() {
  const { i18n } = useLingui();
  const { pictures } = useItinerantScope();
  const { length } = useSyncExternalStore(pictures.subscribe, pictures.view).pictures;
  if (length === 0) return null;
  const { front, living, events } = pictureGroups(length);
  return (
    <p className="font-semibold text-ink">
      <Trans>
        Front page {i18n.number(front)} · Living space {i18n.number(living)} · Events{' '}
        {i18n.number(events)}
      </Trans>
    </p>
  );
}
