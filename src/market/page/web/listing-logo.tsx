import { useLingui } from '@lingui/react/macro';
import { pictureUrl } from '#platform/web/ui/picture.tsx';

/**
 * The sign of a home beside its title. It stands on white in every theme: most logos are drawn for
 * paper, and what is transparent around dark letters would make them vanish in the dark.
 */
export function ListingLogo({ logo, title }: { logo: string; title: string }) {
  const { t } = useLingui();
  return (
    <img
      src={pictureUrl(logo, 480, 'webp')}
      alt={t`Logo of ${title}`}
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className="size-14 flex-none rounded-xl border border-line bg-white object-contain p-1 sm:size-16"
    />
  );
}
