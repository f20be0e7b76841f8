import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DecisionAct } from '#domain/decisions.ts';
import type { Transparency } from '../page-data.ts';
import { REASON_TEXTS } from '../report/reasons.ts';

/** The first year with figures. */
const FIRST_YEAR = 2026;

const ACTS: Readonly<Record<DecisionAct, MessageDescriptor>> = {
  keep: msg`Left as it was`,
  limit: msg`Limited`,
  hide: msg`Hidden`,
  warn: msg`Warned`,
  suspend: msg`Account suspended`,
};

/** A year's figures about reports and decisions. */
export function TransparencyPage({ figures }: { figures: Transparency }) {
  const { i18n } = useLingui();
  const { year, byReason, byAct, medianHours } = figures;
  const shown = String(year);
  const describe = (texts: Readonly<Record<string, MessageDescriptor>>, id: string) => {
    const text = texts[id];
    return text === undefined ? id : i18n._(text);
  };
  return (
    <article className="content-width grid max-w-2xl gap-8 py-10">
      <header className="grid gap-3">
        <h1 className="font-bold text-3xl">
          <Trans>Transparency: {shown}</Trans>
        </h1>
        <p className="text-lg text-soft">
          <Trans>
            What was reported to us in this year, and what we decided. The figures are counted
            whenever this page is opened.
          </Trans>
        </p>
        {year > FIRST_YEAR ? (
          <Link
            to="/transparency"
            search={{ year: year - 1 }}
            className="justify-self-start underline underline-offset-4"
          >
            <Trans>The year before</Trans>
          </Link>
        ) : null}
      </header>
      <dl className="grid gap-3">
        <Figure label={<Trans>Reports</Trans>} value={figures.reports} />
        <Figure label={<Trans>Noticed by us</Trans>} value={figures.signals} />
        <Figure label={<Trans>Decisions</Trans>} value={figures.decisions} />
        <Figure label={<Trans>Appeals</Trans>} value={figures.appeals} />
        <Figure label={<Trans>Decisions undone</Trans>} value={figures.granted} />
        {medianHours === null ? null : (
          <Figure label={<Trans>Median hours until a decision</Trans>} value={medianHours} />
        )}
      </dl>
      {byReason.length === 0 ? null : (
        <Table
          title={<Trans>Reports by reason</Trans>}
          rows={byReason.map(({ id, count }) => ({ label: describe(REASON_TEXTS, id), count }))}
        />
      )}
      {byAct.length === 0 ? null : (
        <Table
          title={<Trans>Decisions by outcome</Trans>}
          rows={byAct.map(({ id, count }) => ({ label: describe(ACTS, id), count }))}
        />
      )}
      <p className="text-soft">
        <Trans>
          Every decision is made by a person. Nothing is hidden or suspended automatically, except
          that a first listing may wait until someone has seen it.
        </Trans>
      </p>
    </article>
  );
}

function Figure({ label, value }: { label: ReactNode; value: number }) {
  const { i18n } = useLingui();
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b pb-2">
      <dt>{label}</dt>
      <dd translate="no" className="font-semibold tabular-nums">
        {i18n.number(value)}
      </dd>
    </div>
  );
}

function Table({
  title,
  rows,
}: {
  title: ReactNode;
  rows: readonly { readonly label: string; readonly count: number }[];
}) {
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-xl">{title}</h2>
      <dl className="grid gap-2">
        {rows.map(({ label, count }) => (
          <Figure key={label} label={label} value={count} />
        ))}
      </dl>
    </section>
  );
}
