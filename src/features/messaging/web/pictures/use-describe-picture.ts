import { useLingui } from '@lingui/react/macro';

/**
 * Describes pictures of a message by their place, from 0, and their writer.
 *
 * @returns such as "Picture 1 of 2 from Ana"
 */
export function useDescribePicture({
  total: count,
  name,
}: {
  total: number;
  /** Null for one's own, and empty for a deleted account. */
  name: string | null;
}): (index: number) => string {
  const { t, i18n } = useLingui();
  const total = i18n.number(count);
  return (index) => {
    const at = i18n.number(index + 1);
    if (name === null) return t`Your picture ${at} of ${total}`;
    return name === '' ? t`Picture ${at} of ${total}` : t`Picture ${at} of ${total} from ${name}`;
  };
}
