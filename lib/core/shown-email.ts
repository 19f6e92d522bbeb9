import punycode from 'punycode.js'

/** An e-mail address as its owner writes it: a domain in other scripts in its own letters. */
export function shownEmail(email: string): string {
  if (!/@(?:.*\.)?xn--/i.test(email)) return email
  try {
    return punycode.toUnicode(email)
  } catch {
    return email
  }
}
