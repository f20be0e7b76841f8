import { useLingui } from '@lingui/react/macro';
import { HostingDialog } from '#market/hosting/late.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { EXPERIENCE_HOSTING } from './experience-hosting.ts';
import { HostingBoundary } from './hosting-failure.tsx';

/** Create Your Experience (spec 2 §2, §4): lists an experience, or edits the one of `actionId`. */
export default function ExperienceHostingDialog({
  parameters,
  onClose,
}: DialogProps<'experience'>) {
  const { i18n } = useLingui();
  const { title, editTitle } = EXPERIENCE_HOSTING.texts;
  return (
    <HostingBoundary
      title={i18n._(parameters?.actionId === undefined ? title : editTitle)}
      onClose={onClose}
    >
      <HostingDialog kind={EXPERIENCE_HOSTING} actionId={parameters?.actionId} onClose={onClose} />
    </HostingBoundary>
  );
}
