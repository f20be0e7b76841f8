import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ShownCase } from '../../../contract.ts';
import type { Reading } from '../reading.ts';
import { EntryList } from '../statements/entry-list.tsx';
import { CaseState } from './case-state.tsx';
import { GuaranteeFigures } from './guarantee-figures.tsx';
import { PROBLEMS } from './problem-texts.ts';

/** A problem: its state, its figures and its history, with what the reader may do about it. */
export function CaseCard({
  shown,
  reading,
  children,
}: {
  shown: ShownCase;
  reading: Reading;
  /** Buttons or forms; nothing where nothing may be done. */
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { kind, state, guarantee, entries } = shown;
  return (
    <article aria-labelledby={titleId} className="grid gap-4">
      <h3 id={titleId} className="font-semibold text-lg">
        {i18n._(PROBLEMS[kind])}
      </h3>
      <p
        className={`max-w-prose rounded-xl px-4 py-3 ${state === 'closed' ? 'bg-sunken' : 'bg-ember-tint'}`}
      >
        <CaseState shown={shown} reading={reading} />
      </p>
      {guarantee === null ? null : <GuaranteeFigures guarantee={guarantee} reading={reading} />}
      {children}
      <EntryList
        entries={entries}
        subject={guarantee === null ? 'report' : 'guarantee'}
        reading={reading}
      />
    </article>
  );
}
