import { HostText } from '#platform/web/ui/host-text.tsx';

/** The rules one lives by there, in the host's words. */
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
