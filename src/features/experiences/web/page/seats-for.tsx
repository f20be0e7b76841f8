import { Plural, Trans } from '@lingui/react/macro';

/** Note next to a total: the number of guests, and that nothing is added. */
export function SeatsFor({ guests, isFree }: { guests: number; isFree: boolean }) {
  return isFree ? (
    <Trans>
      for <Plural value={guests} one="# guest" other="# guests" />
    </Trans>
  ) : (
    <Trans>
      for <Plural value={guests} one="# guest" other="# guests" />, all in
    </Trans>
  );
}
