import { missingOfSeller } from '@/lib/bookkeeping/invoices/seller'
import {
  isSampleEmail,
  missingOfNotice,
  type NoticeField,
  needsNotice,
} from '@/lib/settings/legal-notice'
import type { Settings } from '@/lib/settings/registry'

/** What a new store needs before it sells, in the order in which it is done. */
export const FIRST_STEPS = [
  'name',
  'mail',
  'payments',
  'product',
  'seller',
  'notice',
  'legal',
  'login',
  'order',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What is known of a store that says which steps are done. */
export type StoreFacts = {
  settings: Pick<
    Settings,
    | 'supportEmail'
    | 'adminEmail'
    | 'legalEmail'
    | 'privacyEmail'
    | 'refundsEmail'
    | 'sellerName'
    | 'sellerAddress'
    | 'sellerTaxId'
    | 'sellerCountry'
    | NoticeField
  >
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
  legal: ({ settings }) =>
    [settings.legalEmail, settings.privacyEmail, settings.refundsEmail].every(isOwn),
  login: ({ isLoginProtected }) => isLoginProtected,
  order: ({ hasOrders }) => hasOrders,
}

/**
 * Each step, and whether it is done: by what the store is, not by what somebody ticked. That of the legal notice is one only
 * where the law of the seller's country asks for it.
 */
export const firstSteps = (store: StoreFacts): { step: FirstStep; isDone: boolean }[] =>
  FIRST_STEPS.filter((step) => step !== 'notice' || needsNotice(store.settings.sellerCountry)).map(
    (step) => ({ step, isDone: RULES[step](store) }),
  )
