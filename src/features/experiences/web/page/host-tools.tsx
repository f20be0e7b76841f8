import { Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ExperienceDetails } from '../../contract.ts';

/** Actions of the host: change the experience or single sessions. */
export function HostTools({
  experience,
}: {
  experience: Pick<ExperienceDetails, 'id' | 'title' | 'language'>;
}) {
  const { id, title, language } = experience;
  const prepareDates = () => preloadDialog('experience-sessions');
  const prepareEdit = () => preloadDialog('experience');
  return (
    <>
      <Button
        look="secondary"
        wide
        onPointerEnter={prepareEdit}
        onFocus={prepareEdit}
        onClick={() => openDialog('experience', { actionId: id, sensitive: false })}
      >
        <Trans>Edit experience</Trans>
      </Button>
      <Button
        look="secondary"
        wide
        onPointerEnter={prepareDates}
        onFocus={prepareDates}
        onClick={() => openDialog('experience-sessions', { actionId: id, title, language })}
      >
        <Trans>Change or cancel dates</Trans>
      </Button>
    </>
  );
}
