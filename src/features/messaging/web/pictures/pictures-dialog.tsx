import { Trans, useLingui } from '@lingui/react/macro';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { PictureSteps } from '#platform/web/ui/picture-steps.tsx';
import { useDescribePicture } from './use-describe-picture.ts';

/** The pictures of a message. */
export default function PicturesDialog({ parameters, onClose }: DialogProps<'message-pictures'>) {
  const { pictures, at: first, name } = parameters;
  const { i18n } = useLingui();
  const describe = useDescribePicture({ total: pictures.length, name });
  const total = i18n.number(pictures.length);
  return (
    <PictureSteps
      pictures={pictures}
      first={first}
      renderTitle={(index) => {
        const at = i18n.number(index + 1);
        return (
          <Trans>
            Picture {at} of {total}
          </Trans>
        );
      }}
      describe={describe}
      previous={<Trans>Previous picture</Trans>}
      next={<Trans>Next picture</Trans>}
      onClose={onClose}
    />
  );
}
