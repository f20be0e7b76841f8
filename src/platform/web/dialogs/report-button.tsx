import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EyeOff, Flag } from '../ui/icons.ts';
import { type DialogParameters, openDialog, preloadDialog } from './dialogs.ts';

const QUIET =
  '-ms-2 flex min-h-11 items-center gap-1.5 rounded-pill px-2 text-sm text-soft underline-offset-4 hover:underline noscript:hidden';

/** A quiet button that opens the form to report something; the form is fetched when it is near. */
export function ReportButton({
  subject,
  label,
  children,
}: {
  subject: DialogParameters['report']['subject'];
  /** Its name for screen readers, where the text alone doesn't say what is reported. */
  label?: string;
  children: ReactNode;
}) {
  const prepare = () => preloadDialog('report');
  return (
    <button
      type="button"
      aria-label={label}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openDialog('report', { subject })}
      className={QUIET}
    >
      <Flag aria-hidden="true" className="size-4 flex-none" />
      {children}
    </button>
  );
}

/** Begins to block a person; what that means is said first. */
export function BlockButton({
  person: { id, name },
  isIcon = false,
}: {
  person: { readonly id: string; readonly name: string };
  /** Without its text, where there is little room. */
  isIcon?: boolean;
}) {
  const { t } = useLingui();
  const prepare = () => preloadDialog('block-person');
  return (
    <button
      type="button"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openDialog('block-person', { id, name })}
      aria-label={isIcon ? t`Block ${name}` : undefined}
      className={
        isIcon
          ? 'grid size-11 place-items-center rounded-pill hover:bg-sunken noscript:hidden'
          : QUIET
      }
    >
      <EyeOff aria-hidden="true" className={isIcon ? 'size-5' : 'size-4 flex-none'} />
      {isIcon ? null : <Trans>Block</Trans>}
    </button>
  );
}
