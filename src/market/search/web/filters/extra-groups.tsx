import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { MAX_IDS } from '#domain/search/stay-limits.ts';
import type { AmenityGroup, EventType } from '#market/page/contract.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { isFound, toggled } from '#platform/web/ui/find-labels.ts';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import { SearchBox } from '#platform/web/ui/search-box.tsx';

interface Extra {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly hue: number | null;
}

/** Amenities or events under one heading. */
export interface ExtraGroup {
  readonly id: string;
  readonly label: string;
  readonly extras: readonly Extra[];
  /** The chosen ids, including those of other groups of the same filter. */
  readonly chosen: readonly string[];
  /** Number of listings that would remain with each; undefined while unknown. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  onChange(chosen: string[]): void;
}

type Filter = Pick<ExtraGroup, 'chosen' | 'counts' | 'onChange'>;

/** The amenities of the catalogue as groups of one filter. */
export function amenityExtras(groups: readonly AmenityGroup[], filter: Filter): ExtraGroup[] {
  return groups.map(({ id, label, amenities }) => ({ id, label, extras: amenities, ...filter }));
}

/** The events of the catalogue, each with its usual time. */
export function eventExtras(
  events: readonly EventType[],
  { label, locale, ...filter }: Filter & { readonly label: string; readonly locale: string },
): ExtraGroup {
  const extras = events.map((event) => ({
    id: event.id,
    label: event.label,
    hue: null,
    ...(event.slot === null ? {} : { detail: clockRange(event.slot, locale) }),
  }));
  return { id: 'events', label, extras, ...filter };
}

export interface ExtraGroupsProps {
  /** Null until the labels have loaded. */
  groups: readonly ExtraGroup[] | null;
  searchLabel: string;
  placeholder: string;
  /** The group that is initially open; a single one always is. */
  first?: string;
}

/** Amenities and events to tick, searchable, by group, with the number of remaining listings. */
export function ExtraGroups({ groups, searchLabel, placeholder, first }: ExtraGroupsProps) {
  const [words, setWords] = useState('');
  if (groups === null) return <ExtraGroupsSkeleton />;
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
      <SearchBox label={searchLabel} placeholder={placeholder} value={words} onChange={setWords} />
      <p role="status" className={isSearching ? 'text-sm text-soft' : 'sr-only'}>
        {isSearching ? (
          <Plural value={found} _0="No matches" one="# found" other="# found" />
        ) : null}
      </p>
      {shown.map((group) => (
        <Group
          key={group.id}
          group={group}
          isFirst={group.id === first}
          isForcedOpen={isSearching || groups.length === 1}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  group: ExtraGroup;
  isFirst: boolean;
  isForcedOpen: boolean;
}

/** A collapsible group; the first, and those with chosen entries, are initially open. */
function Group({ group, isFirst, isForcedOpen }: GroupProps) {
  const id = useId();
  const { label, extras, chosen, counts, onChange } = group;
  const chosenHere = extras.filter((extra) => chosen.includes(extra.id)).length;
  const [isOpened, setOpened] = useState(() => chosenHere > 0 || isFirst);
  const isOpen = isForcedOpen || isOpened;

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
              onToggle={() => onChange(toggled(chosen, extra.id))}
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
  /** Open while searching, regardless of the chosen entries. */
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
        // While searching it is always open, like a heading.
        aria-disabled={isFixed || undefined}
        onClick={isFixed ? undefined : onToggle}
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

function ExtraGroupsSkeleton() {
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

interface ExtraChipProps {
  label: string;
  /** Details besides the label, such as a time. */
  detail?: string | undefined;
  /** OKLCH degrees; null for one without a colour. */
  hue: number | null;
  isChosen: boolean;
  /** Number of homes that would remain with it; null while unknown. */
  remaining: number | null;
  /** Whether no more may be chosen. */
  isFull: boolean;
  onToggle(): void;
}

// Lightness and chroma of an amenity; only the hue is its own.
const CHIP =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong ps-3 pe-4 py-1.5 text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-soft has-disabled:hover:bg-transparent';
const COLOUR =
  'has-checked:border-current has-checked:bg-[light-dark(oklch(95.5%_.025_var(--hue)),oklch(28%_.04_var(--hue)))] has-checked:font-semibold has-checked:text-[light-dark(oklch(42%_.11_var(--hue)),oklch(82%_.09_var(--hue)))]';
const PLAIN = 'has-checked:border-ember has-checked:bg-ember-tint has-checked:font-semibold';

/**
 * An amenity or event to tick, with the number of remaining listings; disabled where none would
 * remain.
 */
function ExtraChip(props: ExtraChipProps) {
  const { label, detail, hue, isChosen, remaining, isFull, onToggle } = props;
  const { i18n } = useLingui();
  const reasonId = useId();
  const isLocked = !isChosen && (remaining === 0 || isFull);
  return (
    <label
      style={hue === null ? undefined : ({ '--hue': hue } as CSSProperties)}
      className={`${CHIP} ${hue === null ? PLAIN : COLOUR}`}
    >
      <input
        type="checkbox"
        checked={isChosen}
        // A chosen entry can always be removed.
        disabled={isLocked}
        aria-describedby={isLocked ? reasonId : undefined}
        onChange={onToggle}
        className="size-4 flex-none accent-ember outline-none"
      />
      <span>
        <span>{label}</span>
        {detail === undefined ? null : <span className="text-soft">{` · ${detail}`}</span>}
      </span>
      {isLocked ? (
        <span id={reasonId} className="text-soft">
          {remaining === 0 ? <Trans>no match</Trans> : <Trans>no more can be added</Trans>}
        </span>
      ) : remaining === null || isChosen ? null : (
        <span translate="no" className="text-soft tabular-nums">
          {i18n.number(remaining)}
        </span>
      )}
    </label>
  );
}
