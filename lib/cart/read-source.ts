/** Of each part of a source. */
export const MAX_SOURCE_LENGTH = 80

/** Where a browser came from: such as `google`, `cpc`, `summer sale`, in small letters; '' where a part is not known. */
export type CartSource = { source: string; medium: string; campaign: string }

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase()
    .slice(0, MAX_SOURCE_LENGTH)

/**
 * Where a browser came from, of the page that it opened first.
 *
 * @param address of that page
 * @param referrer the page that led there, or ''
 * @returns `null` for who typed the address, and for who came from a page of the store
 */
export function cartSourceOf(address: string, referrer: string): CartSource | null {
  const { searchParams, host } = new URL(address)
  const source = plain(searchParams.get('utm_source'))
  if (source)
    return {
      source,
      medium: plain(searchParams.get('utm_medium')),
      campaign: plain(searchParams.get('utm_campaign')),
    }
  if (!URL.canParse(referrer)) return null
  const from = new URL(referrer)
  if (from.host === host || !from.host) return null
  return { source: plain(from.hostname.replace(/^www\./, '')), medium: 'referral', campaign: '' }
}
