import type { VersionInForce } from '@/lib/orders/agreed-texts/contracts'
import type { LicenceNotice, WithdrawalFunction } from '@/lib/settings/choices'

/** What the checkout needs to know to say what the law asks for. Public. */
export type LegalConfig = {
  /** The versions of the texts of law that are in force. */
  texts: readonly VersionInForce[]
  withdrawalFunction: WithdrawalFunction
  licenceNotice: LicenceNotice
  sellerCountry: string
}
