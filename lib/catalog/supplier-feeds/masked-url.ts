/** Stands for what is not shown. */
export const HIDDEN = '…'

/** An address without what may be a password: user, values of the query, what follows `#`. Others are shown as they are. */
export function maskedUrl(address: string): string {
  const url = URL.parse(address)
  if (!url) return HIDDEN
  const { protocol, username, password, host, pathname, search, hash } = url
  if (username + password + search + hash === '') return address
  const user = username + password === '' ? '' : `${HIDDEN}@`
  return `${protocol}//${user}${host}${pathname}${hiddenQuery(search)}${hash && `#${HIDDEN}`}`
}

function hiddenQuery(search: string): string {
  if (search === '') return ''
  const parts = search.slice(1).split('&')
  return `?${parts.map((part) => (part.includes('=') ? `${part.split('=', 1)[0]}=${HIDDEN}` : HIDDEN)).join('&')}`
}
