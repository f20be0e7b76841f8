import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { HostingDialog, isNewListing } from '#market/hosting/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EXPERIENCE_HOSTING } from './experience-hosting.ts';
import { brokenMessage } from './submit/form-objection.ts';

/** Create Your Experience (spec 2 §2, §4): lists an experience, or edits the one of `actionId`. */
export default function ExperienceHostingDialog({
  parameters,
  onClose,
}: DialogProps<'experience'>) {
  const { i18n } = useLingui();
  const { title, editTitle } = EXPERIENCE_HOSTING.texts;
  return (
    <HostingBoundary
      title={i18n._(isNewListing(parameters?.actionId) ? title : editTitle)}
      onClose={onClose}
    >
      <HostingDialog
        kind={EXPERIENCE_HOSTING}
        actionId={parameters?.actionId}
        copyOf={parameters?.copyOf}
        onClose={onClose}
      />
    </HostingBoundary>
  );
}

interface Props {
  title: ReactNode;
  children: ReactNode;
  onClose(): void;
}

interface State {
  /** The error of a crash; null without one. */
  broken: { readonly error: unknown } | null;
}

/** Shows that the dialog crashed, so that the page stays intact (spec 2 §2). */
class HostingBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <HostingFailure
        title={this.props.title}
        error={broken.error}
        onRetry={() => this.setState({ broken: null })}
        onClose={this.props.onClose}
      />
    );
  }
}

/** The two sentences of the fallback, with the links to continue. */
function HostingFailure({
  title,
  error,
  onRetry,
  onClose,
}: {
  title: ReactNode;
  error: unknown;
  onRetry(): void;
  onClose(): void;
}) {
  const { i18n } = useLingui();
  const message = brokenMessage(error, i18n);
  return (
    <Dialog
      unsaved={false}
      title={title}
      onClose={onClose}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <a href="/support/contact-us" className={buttonClass('secondary')}>
            <Trans>Contact support</Trans>
          </a>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      }
    >
      <div role="alert" className="grid gap-2">
        <p className="text-lg">
          <Trans>Something went wrong: {message}</Trans>
        </p>
        <p>
          <Trans>Please try again or contact support.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
