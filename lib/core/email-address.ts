/** The characters of an address before its @ (RFC 5322, atext), and the labels of a domain as the DNS has it. */
const ADDRESS =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i

/** Whether mail can be sent to an address of this form. */
export const isEmailAddress = (email: string): boolean => ADDRESS.test(email)

/** What a domain can't have; an address that has it is refused rather than read as another one. */
const NO_DOMAIN = /[\s/\\?#@:%[\]]/

/**
 * An e-mail address as mail is sent to it: a domain in other scripts in the form of the DNS (`xn--…`), full-width signs as
 * plain ones. What is no address stays as it is.
 */
export function asciiEmail(email: string): string {
  if (/^[\x20-\x7e]*$/.test(email)) return email
  const plain = email.normalize('NFKC')
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  if (at < 1 || domain === '' || NO_DOMAIN.test(domain)) return email
  const address = `http://${domain}`
  return URL.canParse(address) ? `${plain.slice(0, at)}@${new URL(address).hostname}` : email
}

/** A search for an address, or for the domain of some, as they are stored. */
export function searchedEmail(term: string): string {
  const at = term.lastIndexOf('@') + 1
  const domain = term.slice(at)
  if (!domain.includes('.')) return term
  return `${term.slice(0, at)}${asciiEmail(`a@${domain}`).slice(2)}`
}
