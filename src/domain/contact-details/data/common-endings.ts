/**
 * The most common top-level domains. A browser has these alone: it decides early, before the
 * server, which knows all of them.
 */
export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(
  `
ac ad ae ag ai al am ar as asia at au ba be bg bid biz blog br by ca cam cards cc cf cfd ch chat ci
click cloud club cn co com cyou cz de dev digital do dk edu ee email es eu fi fm fr fun ga gg gl gov
gq gr group guru hk hr hu icu id ie il im in info ink io ir is it je jp ke kr la li life link live lol
lt lu lv ly ma me media mk mobi monster mx my name net network news ng ni nl no nr nu nz one online
org pay ph pk pl pm pro pt pub page pw re ro rocks rs ru sa se sg sh shop si site sk space st store
stream su tel tech th tk to today top tr trade travel tv tw ua uk us uy uz va ve vi vip vn vu wang win
work world ws wtf xyz za zip zone рф рус 中国 中國 网络 世界 香港
`
    .trim()
    .split(/\s+/),
);
