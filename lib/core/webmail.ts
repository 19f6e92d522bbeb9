/** Webmail by the domains of its addresses; of those with a country, the part before it. */
const SERVICES: readonly (readonly [url: string, domains: RegExp])[] = [
  ['https://mail.google.com/mail/', /^(?:gmail|googlemail)\.com$/],
  [
    'https://outlook.live.com/mail/',
    /^(?:outlook|hotmail|live)\.(?:com?(?:\.[a-z]{2})?|[a-z]{2})$|^msn\.com$/,
  ],
  [
    'https://mail.yahoo.com/',
    /^yahoo\.(?:com?(?:\.[a-z]{2})?|[a-z]{2})$|^(?:ymail|rocketmail)\.com$/,
  ],
  ['https://www.icloud.com/mail', /^(?:icloud|me|mac)\.com$/],
  ['https://www.gmx.net/', /^gmx\.(?:de|net|at|ch)$/],
  ['https://www.gmx.com/', /^gmx\.(?:com|us|co\.uk)$/],
  ['https://web.de/', /^web\.de$/],
  ['https://email.t-online.de/', /^t-online\.de$/],
  ['https://mail.proton.me/', /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/],
  ['https://mail.aol.com/', /^aol\.(?:com|de|fr|co\.uk)$/],
  ['https://mail.zoho.com/', /^zoho(?:mail)?\.com$/],
  ['https://app.fastmail.com/', /^fastmail\.(?:com|fm)$/],
  ['https://mail.163.com/', /^163\.com$/],
  ['https://mail.qq.com/', /^qq\.com$/],
  ['https://mail.yahoo.co.jp/', /^ybb\.ne\.jp$/],
  ['https://www.laposte.net/', /^laposte\.net$/],
  ['https://messagerie.orange.fr/', /^(?:orange|wanadoo)\.fr$/],
]

/** Where the mails of an address are read, where its domain says so. */
export function webmailOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (domain === 'yahoo.co.jp') return 'https://mail.yahoo.co.jp/'
  return SERVICES.find(([, domains]) => domains.test(domain))?.[0]
}
