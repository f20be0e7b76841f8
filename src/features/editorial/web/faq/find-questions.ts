import type { ContentNode } from '../../content-page.ts';
import { type ArticleSection, splitIntoSections, toPlainText } from '../article/prose.tsx';

/** A question with its answer, and the words it is found by. */
export interface Question extends ArticleSection {
  readonly words: string;
}

/** Questions under one heading. */
export interface QuestionGroup {
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
