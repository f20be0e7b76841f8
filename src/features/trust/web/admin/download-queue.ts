import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { Queue } from '../page-data.ts';
import { HARM_TEXTS, STANDING_TEXTS, STATE_TEXTS, SUBJECT_TEXTS } from './texts.ts';

/** Saves what waits as it is shown; of an objection, the harm and what was reported are empty. */
export function downloadQueue({ items, appeals }: Queue, i18n: I18n): void {
  const columns = [
    msg({ message: 'Entry', context: 'of the queue of moderators' }),
    msg({ message: 'Subject', context: 'of a report' }),
    msg`Subject ID`,
    msg({ message: 'Owner', context: 'of something reported' }),
    msg`Owner ID`,
    msg`Waiting since`,
    msg({ message: 'Harm', context: 'of something reported' }),
    msg({ message: 'Visibility', context: 'of something reported' }),
    msg({ message: 'Account', context: 'its state' }),
    msg`Reports`,
    msg`Earlier decisions`,
    msg({ message: 'Text', context: 'of something reported' }),
  ];
  const objection = i18n._(msg`Appeal`);
  const report = i18n._(msg({ message: 'Report', context: 'by a person' }));
  const rows = [
    ...appeals.map(({ subject, owner, appeal }) => [
      objection,
      i18n._(SUBJECT_TEXTS[subject.kind]),
      subject.id,
      owner.name,
      owner.id,
      appeal?.at ?? '',
      '',
      '',
      '',
      '',
      '',
      appeal?.text ?? '',
    ]),
    ...items.map((item) => [
      report,
      i18n._(SUBJECT_TEXTS[item.subject.kind]),
      item.subject.id,
      item.owner.name,
      item.owner.id,
      item.openedAt,
      i18n._(HARM_TEXTS[item.harm] ?? HARM_TEXTS[1]),
      i18n._(STATE_TEXTS[item.state]),
      i18n._(STANDING_TEXTS[item.standing]),
      String(item.reportCount),
      String(item.earlier),
      item.excerpt,
    ]),
  ];
  saveTable('moderation', [columns.map((column) => i18n._(column)), ...rows]);
}
