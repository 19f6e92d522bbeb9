import { countryName } from '@/lib/i18n/countries'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

/** What the tax of an order is called, with its rate if that is recorded. */
export function taxLabel({ taxKind, taxRate }: OrderDetail): string {
  if (taxKind === 'reverse_charge') return 'Tax (reverse charge)'
  return taxRate === null ? 'Tax' : `Tax (${taxRate} %)`
}

const CHECKS = {
  form: 'of the right form',
  authority: 'confirmed by the EU’s service',
  unreachable: 'of the right form; the EU’s service did not answer',
  refused: 'not known to the EU’s service',
} as const

/** Why an order has the tax that it has. */
export function TaxEvidenceNote({ order }: { order: OrderDetail }) {
  const { taxCountry, taxId, taxEvidence } = order
  if (taxCountry === null) return null
  const countryOf = (code: string) => countryName(code, 'en')
  const {
    chosenCountry = '',
    walletCountry = null,
    taxIdCheck = null,
    consultation = '',
  } = taxEvidence ?? {}
  const facts = [
    chosenCountry && `chosen by the buyer`,
    walletCountry && `${countryOf(walletCountry)} according to PayPal`,
  ].filter(Boolean)
  const proof = consultation ? `, consultation number ${consultation}` : ''
  const check = taxIdCheck ? ` (${CHECKS[taxIdCheck]}${proof})` : ''
  return (
    <p className="mt-3 text-sm text-muted [overflow-wrap:anywhere]">
      Country: {countryOf(taxCountry)}
      {facts.length > 0 && ` – ${facts.join('; ')}`}
      {taxId !== null && `. Tax ID: ${taxId}${check}`}
    </p>
  )
}
