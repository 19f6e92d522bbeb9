import emailSpellChecker, { POPULAR_DOMAINS } from '@zootools/email-spell-checker'

/** Domains of many addresses that the list of the library lacks: they are right as they are. */
const MORE_DOMAINS = [
  ...[
    'gmx.net',
    'gmx.de',
    'gmx.at',
    'gmx.ch',
    't-online.de',
    'freenet.de',
    'posteo.de',
    'mailbox.org',
  ],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'libero.it', 'bluewin.ch'],
  ...['mac.com', 'mail.com', 'email.com', 'fastmail.com', 'pm.me', 'live.com', 'hotmail.com'],
  ...['outlook.com', 'yahoo.com', 'yahoo.co.jp', 'docomo.ne.jp', '163.com', '126.com', 'naver.com'],
]

/**
 * The e-mail address that was probably meant, where the domain looks like a typing mistake: `ada@gmail.com` for
 * `ada@gmial.com`.
 *
 * @param email as typed
 * @returns `null` where nothing looks wrong, and for what is no address
 */
export function likelyEmail(email: string): string | null {
  const typed = email.trim()
  const at = typed.lastIndexOf('@')
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1).toLowerCase()]
  if (at < 1 || /[^a-z0-9.-]/.test(domain)) return null
  const meant = emailSpellChecker.run({
    email: `a@${domain}`,
    domains: [...POPULAR_DOMAINS, ...MORE_DOMAINS],
  })
  return meant && meant.domain !== domain ? `${local}@${meant.domain}` : null
}
