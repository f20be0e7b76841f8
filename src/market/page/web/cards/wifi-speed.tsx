import { useLingui } from '@lingui/react/macro';

/** How fast the wifi of a card is. */
export function WifiSpeed({ mbps }: { mbps: number }) {
  const { t, i18n } = useLingui();
  const speed = i18n.number(mbps);
  return <span className="whitespace-nowrap font-semibold text-pine">{t`${speed} Mbps`}</span>;
}
