/** Providers of mail addresses: the label before the ending. */
export const MAIL_PROVIDERS: ReadonlySet<string> = new Set(
  'gmail googlemail gmx web yahoo ymail hotmail outlook live msn icloud me mac aol proton protonmail pm posteo mailbox tuta tutanota fastmail hey zoho mail email inbox yandex rambler qq 163 126 sina foxmail naver daum hanmail nate docomo ezweb softbank libero virgilio alice tiscali orange wanadoo free laposte sfr neuf freenet arcor bluewin sapo uol bol terra ig rediffmail seznam centrum wp onet interia o2 ukr btinternet sky ntlworld comcast verizon att cox shaw telus'.split(
    ' ',
  ),
);
