/** What mail houses deliver to one mailbox, as they document it. */
type House = {
  /** Its domains; the first stands for all that share their names. */
  domains: readonly string[]
  /** Whether dots before the @ mean nothing. */
  ignoresDots?: boolean
}

const HOUSES: readonly House[] = [
  // https://support.google.com/mail/answer/7436150
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  // https://support.apple.com/en-us/105044
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // https://proton.me/support/addresses-and-aliases
  { domains: ['proton.me', 'protonmail.com', 'pm.me'] },
  // https://www.fastmail.help/hc/en-us/articles/360060591053
  ...['fastmail.com', 'fastmail.fm'].map((domain) => ({ domains: [domain] })),
  // Of Microsoft; each domain has names of its own.
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com'].map((domain) => ({ domains: [domain] })),
]

/** Microsoft's domains of countries, such as hotmail.co.uk. */
const OF_COUNTRIES = /^(?:outlook|hotmail|live)\.(?:com?\.)?[a-z]{2}$/

function houseOf(domain: string): House | undefined {
  if (OF_COUNTRIES.test(domain)) return { domains: [domain] }
  return HOUSES.find(({ domains }) => domains.includes(domain))
}

/**
 * The mailbox that an address leads to, for limits of what one buyer may have: what somebody adds to the address by a tag
 * (`+shop`), and dots where they mean nothing, is left out, at mail houses that are known to do so. Mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const house = houseOf(address.slice(at + 1))
  if (at < 1 || !house) return address
  const [untagged = ''] = address.slice(0, at).split('+')
  const name = house.ignoresDots ? untagged.replaceAll('.', '') : untagged
  return name === '' ? address : `${name}@${house.domains[0]}`
}
