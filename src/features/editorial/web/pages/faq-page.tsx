import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { textParams, useUrlSearch } from '#platform/web/scope/url-search.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { ChevronDown, Search } from '#platform/web/ui/icons.ts';
import type { ContentNode } from '../../content-page.ts';
import { useOwnLanguage } from '../article/language.ts';
import { PageFrame } from '../article/page-frame.tsx';
import {
  type ArticleSection,
  InlineProse,
  Prose,
  splitIntoSections,
  toPlainText,
} from '../article/prose.tsx';
import { usePageData } from '../use-page-data.ts';

const QUERY = textParams('q');

/**
 * Questions and answers with a search over both. Without scripts the form queries the server, and
 * every answer can still be unfolded; a link to a question opens it unfolded.
 */
export default function FaqPage() {
  const { page } = usePageData();
  const { q = '' } = useUrlSearch(QUERY);
  const [typed, setTyped] = useState(q);
  const groups = useMemo(() => questionGroups(page.body), [page]);
  const shown = findQuestions(groups, typed);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  const own = useOwnLanguage(page.locale);
  useOpenedQuestion();

  return (
    <PageFrame page={page}>
      <div {...own}>
        <QuestionSearch typed={typed} onType={setTyped} />
        <p role="status" className="mt-3 min-h-6 text-sm text-soft">
          {typed.trim() === '' ? null : (
            <Plural value={count} one="# question found" other="# questions found" />
          )}
        </p>
      </div>
      {shown.map(({ id, heading, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-8">
          <h2 id={id} className="mb-3 font-bold text-2xl">
            <InlineProse nodes={heading} />
          </h2>
          <div className="max-w-3xl divide-y divide-line border-line border-y">
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} locale={page.locale} />
            ))}
          </div>
        </section>
      ))}
      {count === 0 ? (
        <div
          {...own}
          className="mt-6 grid max-w-3xl justify-items-start gap-4 rounded-card border border-line bg-raised p-6"
        >
          <h2 className="font-semibold text-xl">
            <Trans>No questions match your search</Trans>
          </h2>
          <p className="text-soft">
            <Trans>Try fewer or different words, or ask us: someone will reply.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setTyped('')}>
              <Trans>Show all questions</Trans>
            </Button>
            <Link to="/support/contact-us" className={buttonClass()}>
              <Trans>Write to us</Trans>
            </Link>
          </div>
        </div>
      ) : null}
    </PageFrame>
  );
}

function QuestionSearch({ typed, onType }: { typed: string; onType(typed: string): void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <search aria-label={t`Search the questions`}>
      <form
        action="/faq"
        onSubmit={(event) => {
          event.preventDefault();
          const q = typed.trim();
          // The address contains the query, so that it can be shared.
          const search = q === '' ? {} : { q };
          void navigate({ to: '.', search, replace: true, resetScroll: false });
        }}
        className="flex max-w-xl gap-2"
      >
        <div className="relative flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-soft"
          />
          <input
            type="search"
            name="q"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            aria-label={t`Search the questions`}
            placeholder={t`Search the questions`}
            autoComplete="off"
            className="h-12 w-full rounded-pill border border-line-strong bg-raised ps-12 pe-4 text-base placeholder:text-soft"
          />
        </div>
        <Button type="submit" look="secondary">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function QuestionItem({
  question: { id, heading, body },
  locale,
}: {
  question: Question;
  locale: string;
}) {
  const { t } = useLingui();
  const own = useOwnLanguage(locale);
  const title = toPlainText(heading);
  return (
    <details className="group">
      <summary className="flex min-h-14 items-center gap-4 py-3 font-semibold text-lg">
        <h3 className="flex-1 font-sans tracking-normal">
          <InlineProse nodes={heading} />
        </h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none text-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {/* The anchor is inside, where browsers unfold it by themselves. */}
      <div id={id} className="scroll-mt-20 pb-5">
        <Prose nodes={body} />
        <p {...own} className="mt-2">
          <a
            href={`#${id}`}
            aria-label={t`Link to the answer: ${title}`}
            className="inline-flex min-h-11 items-center text-sm text-soft underline decoration-1 underline-offset-4 hover:text-ink"
          >
            <Trans>Link to this answer</Trans>
          </a>
        </p>
      </div>
    </details>
  );
}

/** Unfolds the question that the address names, now and whenever it names another. */
function useOpenedQuestion(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (hash === '') return;
    const question = document.getElementById(hash)?.closest('details');
    if (question == null) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
}

/** A question with its answer, and the words it is found by. */
interface Question extends ArticleSection {
  readonly words: string;
}

/** Questions under one heading. */
interface QuestionGroup {
  readonly id: string;
  readonly heading: readonly ContentNode[];
  readonly questions: readonly Question[];
}

/** The groups of questions of a page: each h2 with the h3s below it. */
export function questionGroups(body: readonly ContentNode[]): QuestionGroup[] {
  return splitIntoSections(body, 'h2').sections.map(({ id, heading, body: below }) => ({
    id,
    heading,
    questions: splitIntoSections(below, 'h3').sections.map((section) => ({
      ...section,
      words: plainWords(`${toPlainText(section.heading)} ${toPlainText(section.body)}`),
    })),
  }));
}

/**
 * The questions that contain every typed word, in the question or in its answer, ignoring case and
 * accents. An empty query matches all; groups without matches are left out.
 */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
  const wanted = plainWords(typed).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ words }) =>
        wanted.every((word) => words.includes(word)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function plainWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}
