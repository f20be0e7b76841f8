import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { smallPicturePath } from '#platform/contract/private-pictures.ts';
import { PageLinks } from '#platform/web/lists/page-links.tsx';
import type { PageSearch } from '#platform/web/lists/page-search.ts';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { pictureUrl } from '#platform/web/ui/picture.tsx';
import { reportedPicturePath } from '../../contract/paths.ts';
import type { AppealItem, QueueItem } from '../../contract.ts';
import { ACT_TEXTS, RULE_TEXTS } from '../../labels/decision-texts.ts';
import type { Queue } from '../page-data.ts';
import { REASON_TEXTS } from '../report/reasons.ts';
import { AppealForm } from './appeal-form.tsx';
import { DecisionForm } from './decision-form.tsx';
import { downloadQueue } from './download-queue.ts';
import { HARM_TEXTS, SIGNAL_TEXTS, STANDING_TEXTS, STATE_TEXTS, SUBJECT_TEXTS } from './texts.ts';

/** Pictures of an item that are shown. */
const PICTURES_SHOWN = 6;
const CARD = 'grid gap-4 rounded-card border border-line bg-raised p-5';

/** For staff: what waits for a decision, and objections to decisions. */
export function ModerationPage({ queue, search }: { queue: Queue | null; search: PageSearch }) {
  const { i18n } = useLingui();
  if (queue === null) return null;
  const { items, total, appeals, previous, next } = queue;
  const page = { to: '/admin/moderation' } as const;
  const isFirst = search.after === undefined && search.before === undefined;
  return (
    <div className="content-width grid max-w-6xl gap-6 py-8 *:max-w-3xl">
      <h1 className="font-bold text-3xl">
        <Trans>Reports and decisions</Trans>
      </h1>
      {appeals.length === 0 ? null : (
        <section aria-labelledby="appeals" className="grid gap-4">
          <h2 id="appeals" className="font-bold text-2xl">
            <Trans>Appeals</Trans>
          </h2>
          <ul className="grid gap-6">
            {appeals.map((appeal) => (
              <li key={appeal.id} data-key-row="">
                <Appeal appeal={appeal} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="queue" className="grid gap-4">
        <h2 id="queue" className="font-bold text-2xl">
          <Plural value={total} _0="Nothing is waiting" one="# is waiting" other="# are waiting" />
        </h2>
        <ul className="grid gap-6">
          {items.map((item) => (
            <li key={item.id} data-key-row="">
              <Item item={item} />
            </li>
          ))}
        </ul>
        <PageLinks
          first={isFirst ? null : { ...page, search: {} }}
          previous={previous === null ? null : { ...page, search: { before: previous } }}
          next={next === null ? null : { ...page, search: { after: next } }}
        />
        {items.length + appeals.length === 0 ? null : (
          <SaveButton onSave={() => downloadQueue(queue, i18n)} />
        )}
      </section>
    </div>
  );
}

function ItemPicture({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className="aspect-4/3 w-full rounded-xl bg-sunken object-cover"
    />
  );
}

function Item({ item }: { item: QueueItem }) {
  const { i18n, t } = useLingui();
  const { subject, owner, path, excerpt, pictures, reports, reportCount, signals } = item;
  return (
    <article aria-labelledby={`item-${item.id}`} className={CARD}>
      <header className="grid gap-1">
        <h3 id={`item-${item.id}`} className="font-bold text-xl">
          <span>{i18n._(SUBJECT_TEXTS[subject.kind])}</span>
          <span>{' · '}</span>
          <PersonName person={owner} />
        </h3>
        <p className="flex flex-wrap gap-x-3 text-soft text-sm">
          <span className={item.harm === 3 ? 'font-semibold text-danger' : ''}>
            {i18n._(HARM_TEXTS[item.harm] ?? HARM_TEXTS[1])}
          </span>
          <ReaderMoment at={item.openedAt} zone="UTC" day="with-year" />
          <span>{i18n._(STATE_TEXTS[item.state])}</span>
          <span>{i18n._(STANDING_TEXTS[item.standing])}</span>
          {item.earlier === 0 ? null : (
            <Plural value={item.earlier} one="# earlier decision" other="# earlier decisions" />
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {path === null ? null : (
            <a href={path} className="underline underline-offset-4">
              <Trans>See the page</Trans>
            </a>
          )}
          <Link
            to="/profile/$id"
            params={{ id: owner.id }}
            className="underline underline-offset-4"
          >
            <Trans>See the person</Trans>
          </Link>
        </p>
      </header>
      {excerpt === '' ? null : (
        <blockquote
          dir="auto"
          className="max-h-64 overflow-y-auto whitespace-pre-line break-words border-line border-s-4 ps-4 [overflow-wrap:anywhere]"
        >
          {excerpt}
        </blockquote>
      )}
      {pictures.length === 0 ? null : (
        <ul className="grid grid-cols-3 gap-2">
          {pictures.slice(0, PICTURES_SHOWN).map((key, at) => (
            <li key={key}>
              <a
                href={
                  subject.kind === 'message'
                    ? reportedPicturePath(subject.id, key)
                    : pictureUrl(key, 1200, 'webp')
                }
                target="_blank"
                rel="noreferrer"
                aria-label={t`Open photo ${i18n.number(at + 1)}`}
                className="block hover:opacity-90"
              >
                <ItemPicture
                  src={
                    subject.kind === 'message'
                      ? smallPicturePath(reportedPicturePath(subject.id, key))
                      : pictureUrl(key, 480, 'webp')
                  }
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reportCount === 0 ? null : (
        <div className="grid gap-2">
          <h4 className="font-semibold">
            <Plural value={reportCount} one="# report" other="# reports" />
          </h4>
          <ul className="grid gap-2">
            {reports.map((report) => (
              <li key={report.reference} className="rounded-xl bg-sunken px-4 py-3">
                <p className="font-semibold text-sm">{i18n._(REASON_TEXTS[report.reason])}</p>
                {report.text === '' ? null : (
                  <p dir="auto" className="whitespace-pre-line break-words">
                    {report.text}
                  </p>
                )}
                <p className="flex flex-wrap gap-x-3 text-soft text-sm">
                  {report.reporter === null ? (
                    <Trans>Logged out</Trans>
                  ) : (
                    <PersonName person={report.reporter} />
                  )}
                  <ReaderMoment at={report.createdAt} zone="UTC" day="with-year" />
                  <bdi translate="no" dir="ltr">
                    {report.reference}
                  </bdi>
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {signals.length === 0 ? null : (
        <ul className="grid gap-1">
          {signals.map((signal) => (
            <li key={`${signal.kind} ${signal.at}`} className="text-sm">
              <span className="font-semibold">{i18n._(SIGNAL_TEXTS[signal.kind])}</span>
              <span> </span>
              <bdi translate="no" dir="ltr" className="text-soft">
                {Object.entries(signal.details)
                  .map(([name, value]) => `${name} ${value}`)
                  .join(', ')}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <DecisionForm key={item.id} item={item} />
    </article>
  );
}

function Appeal({ appeal }: { appeal: AppealItem }) {
  const { i18n } = useLingui();
  return (
    <article aria-labelledby={`appeal-${appeal.id}`} className={CARD}>
      <h3 id={`appeal-${appeal.id}`} className="font-bold text-xl">
        <span>{i18n._(SUBJECT_TEXTS[appeal.subject.kind])}</span>
        <span>{' · '}</span>
        <PersonName person={appeal.owner} />
      </h3>
      <p className="text-soft text-sm">{i18n._(ACT_TEXTS[appeal.act])}</p>
      <p className="text-soft text-sm">{i18n._(RULE_TEXTS[appeal.rule])}</p>
      {appeal.words === '' ? null : (
        <p dir="auto" className="whitespace-pre-line text-sm">
          {appeal.words}
        </p>
      )}
      <blockquote
        dir="auto"
        className="whitespace-pre-line break-words border-line border-s-4 ps-4 [overflow-wrap:anywhere]"
      >
        {appeal.appeal?.text}
      </blockquote>
      {appeal.may.decide ? (
        <AppealForm id={appeal.id} />
      ) : (
        <p className="text-soft">
          <Trans>This was your decision. Another administrator has to decide the appeal.</Trans>
        </p>
      )}
    </article>
  );
}
