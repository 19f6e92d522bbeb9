import { invalid } from './stripe-form'

/** https://docs.stripe.com/currencies: the least that can be charged; 50 of the smallest coins of any other. */
const LEAST: Record<string, number> = {
  gbp: 30,
  dkk: 250,
  sek: 300,
  nok: 300,
  pln: 200,
  czk: 1500,
  huf: 17_500,
  hkd: 400,
  mxn: 1000,
  thb: 1000,
  myr: 200,
}
const MOST = 99_999_999
/** Of which Stripe takes amounts in hundredths (of three decimals: in thousandths) that are whole tens or hundreds. */
const IN_STEPS: Record<string, number> = {
  isk: 100,
  ugx: 100,
  bhd: 10,
  jod: 10,
  kwd: 10,
  omr: 10,
  tnd: 10,
}
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
/** @throws StripeFault for what Stripe does not charge */
export function requireAmount(amount: number, currency: string): void {
  const name = currency.toUpperCase()
  if (!CURRENCIES.has(currency))
    throw invalid(`Invalid currency: ${currency}.`, undefined, 'currency')
  const least = LEAST[currency] ?? 50
  if (amount < 1) throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  if (amount < least)
    throw invalid(
      `Amount must be at least ${least} of ${name}’s smallest unit`,
      'amount_too_small',
      'amount',
    )
  if (amount > MOST)
    throw invalid(`Amount must be no more than ${MOST}`, 'amount_too_large', 'amount')
  const step = IN_STEPS[currency] ?? 1
  if (amount % step !== 0)
    throw invalid(
      `Amounts in ${name} must be divisible by ${step}`,
      'invalid_charge_amount',
      'amount',
    )
}
