import type { ReactNode } from 'react';
import { Section } from '#platform/web/ui/section.tsx';

/** A part of the settings under its own heading, its fields one below the other. */
export function SettingsSection({
  title,
  about,
  id,
  children,
}: {
  title: ReactNode;
  about?: ReactNode;
  /** Target of a link to it. */
  id?: string;
  children: ReactNode;
}) {
  return (
    <Section title={title} about={about} {...(id === undefined ? {} : { id })}>
      <div className="grid gap-4">{children}</div>
    </Section>
  );
}
