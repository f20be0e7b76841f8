import { Trans } from '@lingui/react/macro';
import { Lock, Moon } from '#platform/web/ui/icons.ts';

/** What the marks of the calendar mean. */
export function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-soft text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-4 w-8 rounded-pill bg-pine" />
        <Trans>Reserved</Trans>
      </li>
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="h-4 w-8 rounded-pill border border-pine border-dashed bg-raised"
        />
        <Trans>Requested</Trans>
      </li>
      <li className="flex items-center gap-2">
        <Lock className="size-4" />
        <Trans>Blocked</Trans>
      </li>
      <li className="flex items-center gap-2">
        <Moon className="size-4" />
        <Trans>Custom minimum stay</Trans>
      </li>
    </ul>
  );
}
