import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SearchCodec } from '#domain/search/define-search.ts';
import { Search } from '#platform/web/ui/icons.ts';
import { rememberPlace } from '../place/recent-places.ts';
import type { SoughtKind } from '../place/sought-kind.ts';
import { type SectionQuery, type SectionValues, searchWithSection } from './section-values.ts';
import { SHORT_STEPS } from './short-steps.tsx';
import { ShortWizard, SoughtKindProvider } from './short-wizard.ts';
import { type SectionPath, useSectionSearch } from './use-section-search.ts';

export interface ShortSearchProps<Asked extends SectionQuery> {
  title: ReactNode;
  /** Kind of listing to search for. */
  kind: SoughtKind;
  /** Codec of the section's searches. */
  codec: SearchCodec<Asked>;
  /** Path of its results. */
  path: SectionPath;
  onClose(): void;
}

/**
 * The short search of a section in four steps (spec 3 §2.6): location with its map, city or address,
 * dates of at least 14 days, guests and rooms.
 */
export function ShortSearch<Asked extends SectionQuery>({
  title,
  kind,
  codec,
  path,
  onClose,
}: ShortSearchProps<Asked>) {
  const navigate = useNavigate();
  const { refined, initial } = useSectionSearch(codec, path);

  function onSubmit(values: SectionValues) {
    if (values.place !== null) rememberPlace(values.place);
    // The results replace the dialog's history entry; its URL is set before the dialog closes,
    // which would otherwise remove the entry.
    const search = codec.format(searchWithSection(codec, refined, values));
    void navigate({ to: path, search, replace: true });
    queueMicrotask(onClose);
  }

  return (
    <SoughtKindProvider value={kind}>
      <ShortWizard
        losesOnClose={false}
        title={title}
        steps={SHORT_STEPS}
        initial={initial}
        free
        lastLabel={
          <>
            <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
            <Trans>Search</Trans>
          </>
        }
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </SoughtKindProvider>
  );
}
