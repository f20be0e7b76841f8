import { Trans, useLingui } from '@lingui/react/macro';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { PictureSteps } from '#platform/web/ui/picture-steps.tsx';

/** The pictures of a statement. */
export default function EvidenceDialog({ parameters, onClose }: DialogProps<'evidence'>) {
  const { pictures, at: first } = parameters;
  const { t, i18n } = useLingui();
  const total = i18n.number(pictures.length);
  return (
    <PictureSteps
      pictures={pictures}
      first={first}
      renderTitle={(index) => {
        const at = i18n.number(index + 1);
        return (
          <Trans>
            Photo {at} of {total}
          </Trans>
        );
      }}
      describe={(index) => {
        const at = i18n.number(index + 1);
        return t`Evidence ${at}`;
      }}
      previous={<Trans>Previous photo</Trans>}
      next={<Trans>Next photo</Trans>}
      onClose={onClose}
    />
  );
}
