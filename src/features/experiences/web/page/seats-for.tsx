import { Plural, Trans } from '@lingui/react/macro';

/** What stands behind a total: for how many it is, and that nothing comes on top. */
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
