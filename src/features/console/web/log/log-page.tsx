import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { PageLinks } from '#platform/web/lists/page-links.tsx';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Code, DataTable, TABLE_CELL } from '#platform/web/ui/data-table.tsx';
import { SelectField, TextField } from '#platform/web/ui/field.tsx';
import type { AuditRow } from '../../contract/schemas.ts';
import type { LogRows } from '../page-data.ts';
import { ConsolePage, When } from '../parts.tsx';
import { PersonLink } from '../person-link.tsx';
import { type LogSearch, logSearch } from '../searches.ts';
import { downloadLog } from './download-log.ts';

/** Areas of acts, as the log names them. */
const AREAS = [
  'moderation',
  'person',
  'staff',
  'ticket',
  'mail',
  'work',
  'reservation',
  'settings',
] as const;

/** Acts of staff, by filters in the address. */
export function LogPage({ log, params }: { log: LogRows | null; params: UrlParams }) {
  const search = useSearchIn(logSearch, params);
  const { i18n, t } = useLingui();
  if (log === null) return null;
  const { previous, next } = log;
  const { before, after, ...filters } = search;
  const page = { to: '/admin/log' } as const;
  return (
    <ConsolePage title={<Trans context="page of staff">Log</Trans>}>
      <Filters key={JSON.stringify(search)} search={search} />
      {log.items.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>No entries here.</Trans>
        </p>
      ) : (
        <DataTable
          label={t({ message: 'Log', context: 'page of staff' })}
          columns={[
            t`When`,
            t({ message: 'Who', context: 'of an act of staff' }),
            t`Action`,
            t({ message: 'About', context: 'of an act of staff' }),
            t`Reason`,
          ]}
        >
          {log.items.map((row) => (
            <Row key={row.seq} row={row} />
          ))}
        </DataTable>
      )}
      <PageLinks
        first={after === undefined && before === undefined ? null : { ...page, search: filters }}
        previous={previous === null ? null : { ...page, search: { ...filters, after: previous } }}
        next={next === null ? null : { ...page, search: { ...filters, before: next } }}
      />
      {log.items.length === 0 ? null : <SaveButton onSave={() => downloadLog(log.items, i18n)} />}
    </ConsolePage>
  );
}

function Filters({ search }: { search: LogSearch }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: '/admin/log', search: logSearch.parse(given) });
  }

  return (
    <form
      onSubmit={submit}
      className="grid items-end gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-3"
    >
      <SelectField label={<Trans>Area</Trans>} name="area" defaultValue={search.area ?? ''}>
        <option value="" />
        {AREAS.map((area) => (
          <option key={area} value={area} translate="no">
            {area}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={<Trans>From</Trans>}
        name="from"
        defaultValue={search.from ?? ''}
      />
      <TextField
        type="date"
        label={<Trans>Until</Trans>}
        name="until"
        defaultValue={search.until ?? ''}
      />
      <TextField
        label={<Trans>Acted by (account ID)</Trans>}
        name="actor"
        defaultValue={search.actor ?? ''}
      />
      <TextField
        label={<Trans>About (account ID)</Trans>}
        name="person"
        defaultValue={search.person ?? ''}
      />
      <TextField
        label={<Trans>Request ID</Trans>}
        name="request"
        defaultValue={search.request ?? ''}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-3">
        <Button type="submit">
          <Trans>Filter</Trans>
        </Button>
        <Link to="/admin/log" className={buttonClass('quiet')}>
          <Trans>Clear filters</Trans>
        </Link>
      </div>
    </form>
  );
}

function Row({ row }: { row: AuditRow }) {
  const { actor, person, action, subjectKind, subjectId, reason, before, after, requestId } = row;
  return (
    <tr className="border-line border-b last:border-b-0" data-key-row="">
      <td className="min-w-32 py-2 align-top">
        <When at={row.at} />
      </td>
      <td className={TABLE_CELL}>{actor === null ? '–' : <PersonLink person={actor} />}</td>
      <td className={`${TABLE_CELL} min-w-44`}>
        <Code>{action}</Code>
      </td>
      <td className={`${TABLE_CELL} min-w-48`}>
        {person === null ? null : <PersonLink person={person} />}
        <div>
          <Code>{`${subjectKind} ${subjectId}`}</Code>
        </div>
      </td>
      <td className={`${TABLE_CELL} min-w-48`}>
        <p dir="auto" className="break-words">
          {reason}
        </p>
        {before === '' && after === '' ? null : (
          <details>
            <summary className="min-h-11 content-center text-soft">
              <Trans>Before and after</Trans>
            </summary>
            <Code>{`${before} → ${after} (${requestId})`}</Code>
          </details>
        )}
      </td>
    </tr>
  );
}
