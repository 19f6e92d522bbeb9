import type { Paper } from '@/lib/platform/pdf/pdf'

/** Where printers hold Letter. */
const LETTER_COUNTRIES = [
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'PA',
  'PR',
  'SV',
  'VE',
]
const LETTER_CURRENCIES = ['USD', 'CAD', 'MXN']

/**
 * On which paper somebody prints.
 *
 * @param country theirs, where it is known
 * @param currency what they pay in, which tells it otherwise
 */
export const paperOf = (country: string | null, currency: string): Paper =>
  (country === null ? LETTER_CURRENCIES.includes(currency) : LETTER_COUNTRIES.includes(country))
    ? 'letter'
    : 'a4'
