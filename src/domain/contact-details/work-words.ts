import type { ReadableText } from './readable-text.ts';

/** Characters before a name that are read. */
const BEFORE = 40;

/**
 * Ends with a word of work and its preposition before a firm, in the languages of the product: "I
 * work at", "ich arbeite bei", "trabajo en", "je travaille chez", "lavoro per", "trabalho na".
 */
const WORK = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    '(?:am|I.m|are|was|were|been|work|works|worked|working|job|employed|employee|engineer|designer|developer|manager|intern|team|career|contract|contractor|consultant|freelance|freelancing|colleagues?)(?: \\p{L}+){0,2} (?:at|for|with|of)',
    '(?:bin|war|sind|arbeite|arbeitet|arbeiten|angestellt|tätig|job|stelle|team|entwickler(?:in)?|designer(?:in)?)(?: \\p{L}+){0,2} (?:bei|für|von)',
    '(?:estoy|soy|trabajo|trabaja|trabajando|empleo|empleada|empleado|equipo|diseñador[a]?|desarrollador[a]?|ingenier[oa])(?: \\p{L}+){0,2} (?:en|para|de|con)',
    '(?:suis|travaille|travaillons|travail|emploi|employé|employée|équipe|poste|salarié|salariée)(?: \\p{L}+){0,2} (?:chez|pour|de|à)',
    '(?:sono|lavoro|lavora|lavorando|impiegat[oa]|squadra|team|dipendente)(?: \\p{L}+){0,2} (?:per|da|presso|in|di|a)',
    '(?:sou|estou|trabalho|trabalha|trabalhando|emprego|empregad[oa]|equipe|equipa|time)(?: \\p{L}+){0,2} (?:em|na|no|para|da|do)',
  ].join('|')}) $`,
  'iu',
);
/** The same for languages without spaces: "私は…で働いています", "我在…工作", "أعمل في". */
const WORK_UNSPACED =
  /(?:我在|在|就职于|任职于|供职于|私は|勤務先は|勤め先は|(?:أعمل|يعمل|تعمل|موظف|موظفة)(?: \p{L}+)? (?:في|لدى|مع) ?)\s?$/u;

/** Whether the text before a name states that a person works there. */
export function isAboutWork(text: ReadableText, at: number): boolean {
  const before = text.slice(Math.max(0, at - BEFORE), at);
  return WORK.test(before) || WORK_UNSPACED.test(before);
}
