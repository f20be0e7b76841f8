import { HostText } from '#platform/web/ui/host-text.tsx';

/** House rules, as the host wrote them. */
export function HouseRules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <ul className="mt-4 grid list-disc gap-2 ps-5">
      {rules.map((rule) => (
        <li key={rule}>
          <HostText>{rule}</HostText>
        </li>
      ))}
    </ul>
  );
}
