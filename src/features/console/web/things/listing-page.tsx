import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type DecisionAct, RULES, type Rule } from '#domain/decisions.ts';
import { decide } from '#features/trust/contract/addresses.gen.ts';
import { RULE_TEXTS } from '#features/trust/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { Code } from '#platform/web/ui/data-table.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { pictureUrl } from '#platform/web/ui/picture.tsx';
import type { ConsoleListing } from '../../contract.ts';
import { ActForm } from '../act-form.tsx';
import { Fact } from '../fact.tsx';
import { ConsolePage, Part, When } from '../parts.tsx';

const CARD = 'grid gap-1 rounded-card border border-line bg-raised px-4 py-3 text-sm';
/** Pictures that are shown. */
const SHOWN = 12;

/** A listing as it is, and what was reported and decided about it. */
export function ListingPage({ listing }: { listing: ConsoleListing | null }) {
  if (listing === null) return null;
  const { description, pictures, reports, decisions, may } = listing;
  return (
    <ConsolePage title={<bdi>{listing.title}</bdi>}>
      <Facts listing={listing} />
      <a href={listing.path} className="justify-self-start underline underline-offset-4">
        <Trans>As others see it</Trans>
      </a>
      {may.decide ? (
        <Part title={<Trans>Actions</Trans>}>
          <div className="flex flex-wrap gap-3">
            {listing.state === 'visible' ? null : <StateAct listing={listing} act="keep" />}
            {listing.state === 'limited' ? null : <StateAct listing={listing} act="limit" />}
            {listing.state === 'hidden' ? null : <StateAct listing={listing} act="hide" />}
          </div>
        </Part>
      ) : null}
      <div className="grid gap-8 lg:grid-cols-2">
        <Part title={<Trans>As it is</Trans>}>
          <p dir="auto" className="whitespace-pre-line break-words">
            {description}
          </p>
          <ul className="grid grid-cols-3 gap-2">
            {pictures.slice(0, SHOWN).map((key) => (
              <li key={key}>
                <img
                  src={pictureUrl(key, 480, 'webp')}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-xl bg-sunken object-cover"
                />
              </li>
            ))}
          </ul>
        </Part>
        <div className="grid content-start gap-8">
          <Part title={<Trans>Decisions</Trans>}>
            {decisions.length === 0 ? (
              <p className="text-soft">
                <Trans>Nothing has been decided about it.</Trans>
              </p>
            ) : (
              <ul className="grid gap-2">
                {decisions.map(({ act, rule, words, by, at, isUndone }) => (
                  <li key={at} className={CARD}>
                    <p className="flex flex-wrap gap-x-3">
                      <Code>{`${act} · ${rule}`}</Code>
                      <When at={at} />
                      {by === null ? null : <bdi className="text-soft">{by.name}</bdi>}
                      {isUndone ? (
                        <span className="text-soft">
                          <Trans>undone on appeal</Trans>
                        </span>
                      ) : null}
                    </p>
                    {words === '' ? null : (
                      <p dir="auto" className="break-words">
                        {words}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Part>
          <Part title={<Trans>Reports</Trans>}>
            {reports.length === 0 ? (
              <p className="text-soft">
                <Trans>It was never reported.</Trans>
              </p>
            ) : (
              <ul className="grid gap-2">
                {reports.map(({ reference, reason, text, at }) => (
                  <li key={reference} className={CARD}>
                    <p className="flex flex-wrap gap-x-3">
                      <Code>{`${reference} · ${reason}`}</Code>
                      <When at={at} />
                    </p>
                    {text === '' ? null : (
                      <p dir="auto" className="break-words">
                        {text}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </div>
      </div>
    </ConsolePage>
  );
}

function Facts({ listing }: { listing: ConsoleListing }) {
  const { t } = useLingui();
  const { id, host, manager, ratingCount, ratingSum, reservations, isListed } = listing;
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-4">
      <Fact label={t({ message: 'State', context: 'of a listing' })}>
        {listing.isDeleted ? (
          <span>
            <Trans>Deleted</Trans>
          </span>
        ) : (
          <Code>{listing.state}</Code>
        )}
        <span className={isListed ? 'text-soft' : 'text-danger'}>
          {isListed ? <Trans>Others see it</Trans> : <Trans>Others don't see it</Trans>}
        </span>
        {listing.hostSuspended ? (
          <span className="text-danger">
            <Trans>Its host is suspended</Trans>
          </span>
        ) : null}
      </Fact>
      <Fact label={t`Host`}>
        <PersonLink person={host} />
      </Fact>
      <Fact label={t({ message: 'Manager', context: 'of a public place' })}>
        {manager === null ? '–' : <PersonLink person={manager} />}
      </Fact>
      <Fact label={t({ message: 'Place', context: 'of a listing' })}>
        <bdi>{listing.place}</bdi>
      </Fact>
      <Fact label={t({ message: 'Kind', context: 'of a listing' })}>
        <Code>{listing.kind}</Code>
      </Fact>
      <Fact label={t`Reviews`}>
        <span>
          {ratingCount === 0 ? (
            '–'
          ) : (
            <Plural
              value={ratingCount}
              one={`# review, ${(ratingSum / ratingCount).toFixed(1)} stars`}
              other={`# reviews, ${(ratingSum / ratingCount).toFixed(1)} stars`}
            />
          )}
        </span>
      </Fact>
      <Fact label={t`Reservations`}>
        <Code>
          {reservations.map(({ status, count }) => `${status} ${count}`).join(', ') || '–'}
        </Code>
      </Fact>
      <Fact label={t`Last change`}>
        <When at={listing.updatedAt} />
      </Fact>
      <Fact label={t`Listing ID`}>
        <Code>{id}</Code>
      </Fact>
    </dl>
  );
}

function PersonLink({ person: { id, name } }: { person: ConsoleListing['host'] }) {
  return (
    <Link to="/admin/people/$id" params={{ id }} className="underline underline-offset-4">
      <bdi>{name === '' ? id : name}</bdi>
    </Link>
  );
}

/** Hides, limits or restores a listing by a decision of moderation, with its statement. */
function StateAct({
  listing: { id },
  act,
}: {
  listing: ConsoleListing;
  act: Extract<DecisionAct, 'keep' | 'limit' | 'hide'>;
}) {
  const { i18n, t } = useLingui();
  const [rule, setRule] = useState<Rule>(act === 'keep' ? 'no-rule-broken' : 'honest-listings');
  const titles = {
    keep: <Trans>Show it again</Trans>,
    limit: <Trans>Limit</Trans>,
    hide: <Trans>Hide</Trans>,
  };
  const summaries = {
    keep: <Trans>Everyone can see it again within a second.</Trans>,
    limit: (
      <Trans>
        Only its host and the people already involved can see it. Its host gets a statement with
        your words and can appeal.
      </Trans>
    ),
    hide: (
      <Trans>
        Only its host can see it; what's already agreed continues. They get a statement with your
        words and can appeal.
      </Trans>
    ),
  };
  return (
    <ActForm
      title={titles[act]}
      summary={summaries[act]}
      done={t`Decided`}
      isDanger={act !== 'keep'}
      send={(words, key) =>
        call(
          decide,
          { body: { subject: { kind: 'listing', id }, act, rule, words } },
          { idempotencyKey: key },
        )
      }
    >
      {act === 'keep' ? null : (
        <SelectField
          label={<Trans>Our rule</Trans>}
          value={rule}
          onChange={({ target }) =>
            setRule(RULES.find((each) => each === target.value) ?? 'honest-listings')
          }
        >
          {RULES.filter((each) => each !== 'no-rule-broken').map((each) => (
            <option key={each} value={each}>
              {i18n._(RULE_TEXTS[each])}
            </option>
          ))}
        </SelectField>
      )}
    </ActForm>
  );
}
