import { memoize } from './memoize'

/** Signs that groups of three digits are parted by in some country, beside the point and the comma: blanks and apostrophes. */
const GROUPS = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g
const PLAIN = /^(\d+)(?:([.,])(\d+))?$/
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/

const signsOf = memoize((language: string) => {
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value
  return { group: sign('group'), decimal: sign('decimal') }
})

/**
 * Reads a number as people type it: `12,99`, `1.299,00`, `1 299.00`, `1'299`, full-width digits. What could be two numbers is
 * none, unless the language tells: `1,299` is 1299 in English, and no amount in German.
 *
 * @param text what was typed
 * @param language that of the page; without it only what is the same in all of them is read
 * @param decimals the most digits after the decimal sign
 * @returns a decimal string such as `1299.00`, or `null`
 */
export function readTypedNumber(
  text: string,
  language?: string,
  { decimals = 2 }: { decimals?: number } = {},
): string | null {
  const typed = text.normalize('NFKC').trim()
  const number = typed.replace(GROUPS, '')
  const isParted = number !== typed
  const [, whole, sign, fraction = ''] = PLAIN.exec(number) ?? []
  if (whole !== undefined) {
    if (sign === undefined) return whole
    // Three digits after the one sign: groups of thousands, or decimals?
    const mayBeGroups = fraction.length === 3 && whole.length <= 3 && !isParted
    if (mayBeGroups) {
      const { group, decimal } = language ? signsOf(language) : {}
      if (sign === group && whole !== '0') return `${whole}${fraction}`
      return decimals >= 3 && sign === decimal ? `${whole}.${fraction}` : null
    }
    return fraction.length <= decimals ? `${whole}.${fraction}` : null
  }
  const [grouped, group, decimal, cents = ''] = GROUPED.exec(number) ?? []
  if (grouped === undefined || decimal === group || isParted || cents.length > decimals) return null
  const digits = grouped.slice(0, decimal ? grouped.lastIndexOf(decimal) : undefined)
  return `${digits.replace(/\D/g, '')}${decimal ? `.${cents}` : ''}`
}

const examples = memoize(
  (language: string) => new Intl.NumberFormat(language, { minimumFractionDigits: 2 }),
)

/** What an amount looks like in a language, such as `1,299.00`. */
export const exampleAmount = (language: string): string => examples(language).format(1299)
