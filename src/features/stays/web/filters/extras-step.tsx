import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { MAX_IDS } from '#domain/search/stay-limits.ts';
import { ExtraChip } from '#features/listings/filters.web.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { isFound } from '#platform/web/ui/find-labels.ts';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { useFilterScope, useFilters } from './filter-form.ts';

interface Extra {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly hue: number | null;
}

interface ExtraGroup {
  readonly id: string;
  readonly label: string;
  readonly kind: 'amenity' | 'event';
  readonly extras: readonly Extra[];
}

const EVENTS = 'events';

/** Amenities and events, searchable, by group, with what remains (spec 3 §2.5, step 1). */
export function ExtrasStep() {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const groups = useExtraGroups();
  if (groups === null) return <ExtrasSkeleton />;
  if (groups.every(({ extras }) => extras.length === 0)) return null;
  const shown = groups
    .map((group) => ({
      ...group,
      extras: group.extras.filter(({ label }) => isFound(words, label, group.label)),
    }))
    .filter(({ extras }) => extras.length > 0);
  const isSearching = words.trim() !== '';
  const found = shown.reduce((sum, { extras }) => sum + extras.length, 0);
  return (
    <div className="grid gap-4">
      <SearchBox
        label={t`Search amenities and events`}
        placeholder={t`Hot tub, desk, yoga…`}
        value={words}
        onChange={setWords}
      />
      <p role="status" className={isSearching ? 'text-sm text-soft' : 'sr-only'}>
        {isSearching ? (
          <Plural value={found} _0="No matches" one="# found" other="# found" />
        ) : null}
      </p>
      {shown.map((group) => (
        <Group key={group.id} group={group} isForcedOpen={isSearching} />
      ))}
    </div>
  );
}

/** Null until the labels are there. */
function useExtraGroups(): ExtraGroup[] | null {
  const { t, i18n } = useLingui();
  const { choices } = useFilterScope();
  if (choices === null) return null;
  const amenities = choices.amenityGroups.map(
    ({ id, label, amenities: extras }): ExtraGroup => ({ id, label, kind: 'amenity', extras }),
  );
  const events = choices.events.map(({ id, label, slot }) => ({
    id,
    label,
    hue: null,
    ...(slot === null ? {} : { detail: clockRange(slot, i18n.locale) }),
  }));
  return [...amenities, { id: EVENTS, label: t`Events`, kind: 'event', extras: events }];
}

/** A group that opens; the first, and those with something chosen, are open at once. */
function Group({ group, isForcedOpen }: { group: ExtraGroup; isForcedOpen: boolean }) {
  const { values, change } = useFilters();
  const { figures } = useFilterScope();
  const id = useId();
  const { kind, label, extras } = group;
  const chosen = values[kind];
  const chosenHere = extras.filter((extra) => chosen.includes(extra.id)).length;
  const [isOpened, setOpened] = useState(() => chosenHere > 0 || group.id === 'work');
  const isOpen = isForcedOpen || isOpened;
  const counts = kind === 'amenity' ? figures?.amenities : figures?.events;

  return (
    <section aria-labelledby={id} className="border-line border-b pb-3">
      <GroupButton
        id={id}
        isOpen={isOpen}
        isFixed={isForcedOpen}
        chosen={chosenHere}
        onToggle={() => setOpened(!isOpened)}
      >
        {label}
      </GroupButton>
      {isOpen ? (
        <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap gap-2 pt-1 pb-2">
          {extras.map((extra) => (
            <ExtraChip
              key={extra.id}
              label={extra.label}
              detail={extra.detail}
              hue={extra.hue}
              isChosen={chosen.includes(extra.id)}
              remaining={counts?.[extra.id] ?? null}
              isFull={chosen.length >= MAX_IDS}
              onToggle={() =>
                change({
                  [kind]: chosen.includes(extra.id)
                    ? chosen.filter((other) => other !== extra.id)
                    : [...chosen, extra.id],
                })
              }
            />
          ))}
        </fieldset>
      ) : null}
    </section>
  );
}

interface GroupButtonProps {
  id: string;
  isOpen: boolean;
  /** Open while one searches, whatever was chosen. */
  isFixed: boolean;
  chosen: number;
  onToggle(): void;
  children: ReactNode;
}

function GroupButton({ id, isOpen, isFixed, chosen, onToggle, children }: GroupButtonProps) {
  return (
    <h4>
      <button
        type="button"
        aria-expanded={isOpen}
        disabled={isFixed}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 text-start font-semibold text-base disabled:cursor-default"
      >
        <span id={id}>{children}</span>
        {chosen === 0 ? null : (
          <span className="rounded-pill bg-ember-tint px-2 font-semibold text-sm">
            <Plural value={chosen} one="# chosen" other="# chosen" />
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className={`ms-auto size-5 flex-none transition-transform duration-150 ${isOpen ? 'rotate-180' : ''} ${isFixed ? 'invisible' : ''}`}
        />
      </button>
    </h4>
  );
}

function ExtrasSkeleton() {
  return (
    <div className="grid animate-pulse gap-3">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      {[12, 56, 11, 11, 11, 11].map((height, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: never moved.
          key={at}
          style={{ height: `${height / 4}rem` }}
          className="rounded-xl bg-sunken"
        />
      ))}
    </div>
  );
}
