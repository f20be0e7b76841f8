import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMessages } from './check-messages.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
/** @type {string} */
let root;
beforeEach(() => {
  tree = makeTree();
  root = tree.root;
});
afterEach(() => tree.remove());

/** @type {typeof tree.put} */
const put = (path, content) => tree.put(path, content);

describe('every locale complete', () => {
  const entry = (/** @type {string} */ id, /** @type {string} */ text) =>
    `#: src/x.tsx\nmsgid "${id}"\nmsgstr "${text}"\n\n`;
  const folder = 'src/features/stays/messages';
  const wanted = { complete: ['de'], partial: /** @type {string[]} */ ([]), shared: [folder] };

  beforeEach(() => {
    put(`${folder}/en.po`, `msgid ""\nmsgstr ""\n"Language: en\\n"\n\n${entry('Book', 'Book')}`);
  });

  test('a locale that is missing', () => {
    expect(checkMessages(root, wanted)).toEqual([`${folder}/de.po is missing.`]);
    put(`${folder}/de.po`, entry('Book', 'Buchen'));
    expect(checkMessages(root, wanted)).toEqual([]);
  });

  test('a text of shared sources, in a catalogue that a partial language may leave in English', () => {
    const other = 'src/features/stays/web/messages/dialog';
    const shared = '#: src/features/stays/web/search-wizard/a.tsx\nmsgid "Where"\nmsgstr ""\n\n';
    put(`${folder}/de.po`, entry('Book', 'Buchen'));
    put(`${folder}/it.po`, entry('Book', 'Prenota'));
    put(`${other}/en.po`, entry('Photos', '') + shared);
    put(`${other}/de.po`, entry('Photos', 'Fotos') + shared.replace('msgstr ""', 'msgstr "Wo"'));
    put(`${other}/it.po`, entry('Photos', '') + shared);
    const sources = ['src/features/stays/web/search-wizard'];
    expect(checkMessages(root, { ...wanted, partial: ['it'], sources })).toEqual([
      `${other}/it.po: "Where" is not translated.`,
    ]);
  });

  test('a text that is missing, empty, or only obsolete', () => {
    const problem = [`${folder}/de.po: "Book" is not translated.`];
    put(`${folder}/de.po`, entry('Other', 'Anderes'));
    expect(checkMessages(root, wanted)).toEqual(problem);
    put(`${folder}/de.po`, entry('Book', ''));
    expect(checkMessages(root, wanted)).toEqual(problem);
    put(`${folder}/de.po`, '#~ msgid "Book"\n#~ msgstr "Buchen"\n');
    expect(checkMessages(root, wanted)).toEqual(problem);
  });

  test('English that is not what the code says', () => {
    put(`${folder}/en.po`, entry('Book', 'Reserve'));
    put(`${folder}/de.po`, entry('Book', 'Buchen'));
    expect(checkMessages(root, wanted)).toEqual([`${folder}/en.po: "Book" is "Reserve".`]);
  });

  test('a text over several lines is read whole', () => {
    put(`${folder}/en.po`, 'msgid ""\n"Book "\n"{name}"\nmsgstr ""\n"Book "\n"{name}"\n');
    put(`${folder}/de.po`, 'msgid ""\n"Book "\n"{name}"\nmsgstr ""\n"{name} "\n"buchen"\n');
    expect(checkMessages(root, wanted)).toEqual([]);
  });

  test('a placeholder or element that got lost', () => {
    const source = '{n, plural, one {<0>#</0> night} other {{name} nights}}';
    put(`${folder}/en.po`, entry(source, source));
    put(`${folder}/de.po`, entry(source, '{n, plural, one {Nacht} other {<0>#</0> {name}}}'));
    expect(checkMessages(root, wanted)).toEqual([]);
    put(`${folder}/de.po`, entry(source, '{n, plural, one {name} other {#}}'));
    expect(checkMessages(root, wanted).map((line) => line.split(' has ')[1])).toEqual([
      'lost <0>.',
      'lost {name}.',
    ]);
  });

  test('a translation that no reader of ICU messages understands', () => {
    put(`${folder}/de.po`, entry('Book', 'Buchen {n, plural, one {'));
    expect(checkMessages(root, wanted)).toEqual([
      `${folder}/de.po: "Buchen {n, plural, one {" is no ICU message.`,
    ]);
  });

  test('a plural without a form that its language has', () => {
    const source = '{n, plural, one {# night} other {# nights}}';
    put(`${folder}/en.po`, entry(source, source));
    put(`${folder}/de.po`, entry(source, '{n, plural, other {# Nächte}}'));
    put(
      `${folder}/ar.po`,
      entry(source, '{n, plural, =0 {لا ليالٍ} one {ليلة} two {ليلتان} other {# ليلة}}'),
    );
    put(`${folder}/ja.po`, entry(source, '{n, plural, other {#泊}}'));
    const asked = { ...wanted, complete: ['de', 'ar', 'ja'] };
    expect(checkMessages(root, asked).map((line) => line.replace(/".*"/, 'it'))).toEqual([
      `${folder}/de.po: it lacks the form one.`,
      `${folder}/ar.po: it lacks the form zero.`,
      `${folder}/ar.po: it lacks the form few.`,
      `${folder}/ar.po: it lacks the form many.`,
    ]);
  });

  test('two translations of one text, in catalogues that a page loads together', () => {
    const web = 'src/features/accounts/web/messages';
    for (const room of [folder, 'src/platform/messages', web]) {
      put(`${room}/en.po`, entry('Book', 'Book'));
      put(`${room}/de.po`, entry('Book', 'Buchen'));
    }
    put(`${web}/de.po`, entry('Book', 'Buch'));
    expect(checkMessages(root, wanted)).toEqual([]);
    put('src/platform/messages/de.po', entry('Book', 'Buch'));
    expect(checkMessages(root, wanted)).toEqual([
      `src/platform/messages/de.po: "Book" is "Buch", but "Buchen" in ${folder}/de.po.`,
    ]);
  });

  test('a partly translated locale is complete where the search is, and sound elsewhere', () => {
    const elsewhere = 'src/features/accounts/messages';
    put(`${folder}/de.po`, entry('Book', 'Buchen'));
    put(`${folder}/it.po`, entry('Book', 'Prenota'));
    for (const locale of ['en', 'de'])
      put(`${elsewhere}/${locale}.po`, entry('Hi {name}', 'Hi {name}'));
    put(`${elsewhere}/it.po`, entry('Hi {name}', ''));
    const partly = { ...wanted, partial: ['it'] };
    expect(checkMessages(root, partly)).toEqual([]);
    put(`${folder}/it.po`, entry('Book', ''));
    put(`${elsewhere}/it.po`, entry('Hi {name}', 'Ciao'));
    expect(checkMessages(root, partly)).toEqual([
      `${elsewhere}/it.po: "Ciao" has lost {name}.`,
      `${folder}/it.po: "Book" is not translated.`,
    ]);
  });

  test('eight languages besides English are asked for where the search is', () => {
    const shared = 'src/features/stays/web/messages';
    put(`${shared}/en.po`, entry('Book', 'Book'));
    const missing = checkMessages(root).filter((line) => line.startsWith(shared));
    expect(missing.toSorted()).toEqual(
      ['ar', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'zh'].map(
        (locale) => `${shared}/${locale}.po is missing.`,
      ),
    );
  });
});
