import { useLingui } from '@lingui/react/macro';

/** Speed of the wifi on a card. */
export function WifiSpeed({ mbps }: { mbps: number }) {
  const { t, i18n } = useLingui();
  const speed = i18n.number(mbps);
  return <span className="whitespace-nowrap font-semibold text-pine">{t`${speed} Mbps`}</span>;
}
