import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { IconComponent } from '#platform/web/ui/icons.ts';
import { Strip, stopClass } from '../strip/strip.tsx';

/** A category as a person reads it. */
export interface CategoryLine {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly Icon: IconComponent;
}

/** A link that takes the category out leads to a part of this address, and yet isn't this page. */
const EXACTLY = { exact: true } as const;

/** The categories of a section; the active one is taken out again by its own link (spec 1 §4.8). */
export function SectionStrip({
  name,
  categories,
  active,
}: {
  /** What its position is remembered by. */
  name: string;
  categories: Readonly<Record<string, CategoryLine>>;
  /** Null for none. */
  active: string | null;
}) {
  const { t, i18n } = useLingui();
  return (
    <Strip label={t`Categories`} name={name}>
      {Object.entries(categories).map(([id, { label, description, Icon }]) => {
        const isActive = id === active;
        return (
          <li key={id} className="flex-none">
            <Link
              to="."
              search={(before: Record<string, unknown>) => ({
                ...before,
                category: isActive ? undefined : id,
              })}
              resetScroll={false}
              activeOptions={EXACTLY}
              title={i18n._(description)}
              aria-current={isActive || undefined}
              className={stopClass(isActive)}
            >
              <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
              {i18n._(label)}
              {isActive ? (
                <span className="sr-only">
                  <Trans>remove</Trans>
                </span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </Strip>
  );
}
