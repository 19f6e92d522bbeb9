import { missingOfSeller } from '@/lib/bookkeeping/invoices/seller'
import { isSampleEmail, missingOfNotice, needsNotice } from '@/lib/settings/legal-notice'
import { type GapFacts, gapsOf } from '@/lib/settings/market-gaps'
import type { Settings } from '@/lib/settings/registry'

/** What a new store needs before it sells, in the order in which it is done. */
export const FIRST_STEPS = [
  'name',
  'mail',
  'payments',
  'product',
  'seller',
  'notice',
  'markets',
  'legal',
  'login',
  'order',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What is known of a store that says which steps are done. */
export type StoreFacts = {
  settings: Omit<GapFacts, 'hasMailServer'> &
    Pick<Settings, 'adminEmail' | 'legalEmail' | 'privacyEmail' | 'refundsEmail'>
  /** One that delivers. */
  hasMailServer: boolean
  /** Whether a provider takes real money. */
  takesMoney: boolean
  /** Whether something of the owner's can be bought. */
  sellsProducts: boolean
  /** Whether an administrator has a second factor or a passkey. */
  isLoginProtected: boolean
  hasOrders: boolean
}

const isOwn = (email: string): boolean => !isSampleEmail(email)

const RULES: Record<FirstStep, (store: StoreFacts) => boolean> = {
  name: ({ settings }) => isOwn(settings.supportEmail) && isOwn(settings.adminEmail),
  mail: ({ hasMailServer }) => hasMailServer,
  payments: ({ takesMoney }) => takesMoney,
  product: ({ sellsProducts }) => sellsProducts,
  seller: ({ settings }) => missingOfSeller(settings).length === 0,
  notice: ({ settings }) => missingOfNotice(settings).length === 0,
  markets: ({ settings, hasMailServer }) =>
    gapsOf({ ...settings, hasMailServer }).every(({ isAdvice }) => isAdvice),
  legal: ({ settings }) =>
    [settings.legalEmail, settings.privacyEmail, settings.refundsEmail].every(isOwn),
  login: ({ isLoginProtected }) => isLoginProtected,
  order: ({ hasOrders }) => hasOrders,
}

/** Steps that not every store has: where the law of the seller's country asks for a notice, and while markets are ticked. */
const IS_STEP: Partial<Record<FirstStep, (store: StoreFacts) => boolean>> = {
  notice: ({ settings }) => needsNotice(settings.sellerCountry),
  markets: ({ settings }) => settings.markets.length > 0,
}

/** Each step, and whether it is done: by what the store is, not by what somebody ticked. */
export const firstSteps = (store: StoreFacts): { step: FirstStep; isDone: boolean }[] =>
  FIRST_STEPS.filter((step) => IS_STEP[step]?.(store) ?? true).map((step) => ({
    step,
    isDone: RULES[step](store),
  }))
