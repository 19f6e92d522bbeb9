/** A server that mails go through. */
export type MailServer = {
  /** `smtp://user:password@host:port`; never shown. */
  url: string
  /** The sender of mails. */
  from: string
}

type Values = Record<string, unknown>

const QUERY = { starttls: '?requireTLS=true', tls: '', optional: '' }

/** The mail server that the SMTP plugin's settings describe. */
export function mailServerFrom(values: Values): MailServer {
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : '')
  const encryption = text('encryption')
  const host = text('host').replace(/^\[?([0-9A-Fa-f:]*:[0-9A-Fa-f:]*)\]?$/, '[$1]')
  const credentials = text('username')
    ? `${encodeURIComponent(text('username'))}:${encodeURIComponent(text('password'))}@`
    : ''
  const scheme = encryption === 'tls' ? 'smtps' : 'smtp'
  const query = QUERY[encryption === 'starttls' || encryption === 'tls' ? encryption : 'optional']
  return {
    url: `${scheme}://${credentials}${host}:${values.port}${query}`,
    from: addressLine(text('fromName'), text('fromAddress')),
  }
}

/** `"Name" <address>`; the fields themselves hold no line breaks. */
const addressLine = (name: string, address: string) =>
  name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`

/** The sender that the settings of a mail plugin name. */
export const senderLine = ({ fromName, fromAddress }: Values): string =>
  addressLine(String(fromName ?? ''), String(fromAddress))

const DEFAULT_PORTS: Record<string, string> = { 'smtp:': '587', 'smtps:': '465' }

/** A mail server's host and port, without the password that its URL contains. */
export function hostAndPort(url: string): string {
  const { protocol, hostname, port } = new URL(url)
  return `${hostname}:${port || DEFAULT_PORTS[protocol]}`
}

/** Query parameters by which an address could do without TLS. */
const TLS_CHOICES = ['secure', 'ignoreTLS', 'requireTLS', 'opportunisticTLS']

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether a mail server is on this machine, which what is sent to it then does not leave. */
export const isOnThisMachine = (hostname: string): boolean => LOOPBACK.test(hostname)

/**
 * A mail server's address as it is used while money moves: mails carry licence keys, and leave this machine
 * only through TLS.
 *
 * @param url as it was configured
 */
export function throughTls(url: string): string {
  const address = new URL(url)
  if (isOnThisMachine(address.hostname)) return url
  for (const name of TLS_CHOICES) address.searchParams.delete(name)
  if (address.protocol === 'smtp:') address.searchParams.set('requireTLS', 'true')
  return address.href
}
