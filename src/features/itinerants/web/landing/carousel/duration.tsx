import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ItinerantCategory } from '#domain/vocabulary.ts';
import { DURATIONS } from './durations.ts';

/** How long itinerants of a category usually take, such as “1–4 weeks”. */
export function Duration({ category }: { category: ItinerantCategory }) {
  const { t } = useLingui();
  const [from, to, unit] = DURATIONS[category];
  switch (unit) {
    case 'days':
      return <span>{t`${from}–${plural(to, { one: '# day', other: '# days' })}`}</span>;
    case 'weeks':
      return <span>{t`${from}–${plural(to, { one: '# week', other: '# weeks' })}`}</span>;
    case 'months':
      return <span>{t`${from}–${plural(to, { one: '# month', other: '# months' })}`}</span>;
  }
}
