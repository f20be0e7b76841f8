import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { directionOf } from '#platform/i18n/locales.ts';
import type { Translator } from '../services.ts';

interface ProblemPage {
  readonly status: number;
  /** Translated; what happened. */
  readonly message: string;
  readonly requestId: string;
  /** Path and query of the page that was asked for. */
  readonly address: string;
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fefaf3,#14100c);color:light-dark(#2b211b,#f3eee7);font:18px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}
p{margin:0 0 1rem}
a{color:light-dark(#a8380f,#f59a6c);display:inline-block;min-height:44px;line-height:44px;margin-inline-end:1.5rem}
code{overflow-wrap:anywhere}
small{color:light-dark(#655a52,#bcb2a8);font-size:.875rem}`;

/**
 * A page for a failure in which no page can be rendered: too many requests, no database, an error
 * of our own. It needs no script, no picture and no style sheet.
 */
export function problemPage(
  { status, message, requestId, address }: ProblemPage,
  translate: Translator,
): string {
  const { locale } = translate;
  const title = translate(msg`This page can't be shown right now`);
  const about = new URLSearchParams({ request: requestId, page: address });
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${title} · ${BRAND.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(message)}</p>
<p><a href="${escaped(address)}">${escaped(translate(msg`Try again`))}</a>
<a href="/">${escaped(translate(msg`Home page`))}</a>
<a href="/support/contact-us?${escaped(about.toString())}">${escaped(translate(msg`Write to us`))}</a></p>
<p><small>${status} · ${escaped(translate(msg`Request ID`))}: <code dir="ltr">${escaped(requestId)}</code></small></p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
