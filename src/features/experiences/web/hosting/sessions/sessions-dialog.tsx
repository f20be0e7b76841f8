import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FailedStep, LoadingStep } from '#market/hosting/late.web.ts';
import { ListingTitle } from '#market/page/late.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { HostLanguage } from '#platform/web/ui/host-text.tsx';
import type { Session } from '../../../contract.ts';
import { CancelSession } from './cancel-session.tsx';
import { EditSession } from './edit-session.tsx';
import { SessionList } from './session-list.tsx';
import { useHostSessions } from './use-host-sessions.ts';

/** What is being done to one of the sessions. */
interface Task {
  readonly what: 'edit' | 'cancel';
  readonly session: Session;
}

/** The sessions to come of a host's experience, to change or cancel one of them (spec 1 §2.6). */
export default function SessionsDialog({
  parameters,
  onClose,
}: DialogProps<'experience-sessions'>) {
  const { actionId: id, language } = parameters;
  const router = useRouter();
  const [task, setTask] = useState<Task | null>(null);
  const { sessions, days, retry, reload, showLater } = useHostSessions(id);

  async function onDone() {
    setTask(null);
    reload();
    await router.invalidate();
  }

  if (task !== null) {
    const props = { id, session: task.session, onDone, onBack: () => setTask(null) };
    return task.what === 'edit' ? <EditSession {...props} /> : <CancelSession {...props} />;
  }
  return (
    <Dialog
      unsaved={false}
      title={
        <Trans>
          Dates of <ListingTitle listing={parameters} />
        </Trans>
      }
      size="wide"
      tall
      focus="title"
      onClose={onClose}
    >
      {sessions === 'loading' ? (
        <LoadingStep />
      ) : sessions === 'failed' ? (
        <FailedStep onRetry={retry}>
          <Trans>We couldn't load the dates.</Trans>
        </FailedStep>
      ) : (
        <HostLanguage language={language}>
          <SessionList
            sessions={sessions}
            days={days}
            onLater={showLater}
            onEdit={(session) => setTask({ what: 'edit', session })}
            onCancel={(session) => setTask({ what: 'cancel', session })}
          />
        </HostLanguage>
      )}
    </Dialog>
  );
}
