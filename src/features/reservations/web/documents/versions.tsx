import type { CSSProperties } from 'react';
import { directionFor } from '#platform/i18n/locales.ts';
import type { StayDocument } from '../../contract.ts';

/** A document in its languages: side by side where there is room, part beside part. */
export function Versions({ versions }: { versions: readonly StayDocument[] }) {
  // Title, opening and each part: a row each.
  const rows = 2 + Math.max(...versions.map(({ parts }) => parts.length));
  const sizes = { '--versions': versions.length, '--rows': rows } as CSSProperties;
  return (
    <div className="versions grid gap-x-10 gap-y-10" style={sizes}>
      {versions.map((version) => (
        <Version key={version.locale} version={version} isFirst={version === versions[0]} />
      ))}
    </div>
  );
}

function Version({
  version: { locale, title, notice, opening, parts },
  isFirst,
}: {
  version: StayDocument;
  isFirst: boolean;
}) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section
      lang={locale}
      dir={directionFor(locale)}
      translate="no"
      aria-label={title}
      className="version grid content-start gap-y-6"
    >
      <div className="grid content-start gap-3">
        <Title className="hyphens-auto font-bold text-2xl [overflow-wrap:anywhere]">
          <span>{title}</span>
        </Title>
        {notice === null ? null : (
          <p className="rounded-xl bg-danger-tint px-4 py-3 font-semibold text-danger">{notice}</p>
        )}
      </div>
      <div className="grid content-start gap-2">
        {opening.map((paragraph) => (
          <p key={paragraph} className="[overflow-wrap:anywhere]">
            {paragraph}
          </p>
        ))}
      </div>
      {parts.map((part) => (
        <Part key={part.title} part={part} level={isFirst ? 'h2' : 'h3'} />
      ))}
    </section>
  );
}

function Part({
  part: { title, facts, lines },
  level: Heading,
}: {
  part: StayDocument['parts'][number];
  level: 'h2' | 'h3';
}) {
  return (
    <div className="part grid content-start gap-2 border-line border-t pt-4">
      <Heading className="font-semibold text-base">
        <span>{title}</span>
      </Heading>
      {facts.length === 0 ? null : (
        <dl className="grid gap-1.5 text-sm">
          {facts.map(({ label, value }, index) => (
            <div
              // Two lines of a price may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
              key={`${index} ${label}`}
              className="flex flex-wrap justify-between gap-x-4"
            >
              <dt className="text-soft">
                <bdi>{label}</bdi>
              </dt>
              <dd className="[overflow-wrap:anywhere]">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length === 0 ? null : (
        <div className="grid gap-1.5 text-sm">
          {lines.map((line, index) => (
            // Two rules of a house may be the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
            <p key={`${index} ${line}`} dir="auto" className="[overflow-wrap:anywhere]">
              {line}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
