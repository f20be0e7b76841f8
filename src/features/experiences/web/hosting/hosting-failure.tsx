import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

interface Props {
  children: ReactNode;
  onClose(): void;
}

/** Shows that the dialog broke, in place of the page's going with it (spec 2 §2). */
export class HostingBoundary extends Component<Props, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <HostingFailure
        message={message}
        onRetry={() => this.setState({ message: null })}
        onClose={this.props.onClose}
      />
    );
  }
}

/** The two sentences of the fallback, with the ways on. */
function HostingFailure({
  message,
  onRetry,
  onClose,
}: {
  message: string;
  onRetry(): void;
  onClose(): void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Create Your Experience`}
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
