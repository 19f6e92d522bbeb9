'use client'

import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react'
import type { DateStyle } from '@/lib/core/format-date'
import type { Seller } from '@/lib/pricing/selling'
import type { TaxRules } from '@/lib/pricing/tax'
import { setDateStyle } from './format-date'
import { setPageCurrency } from './page-currency'

/** The store settings that the back office needs from its first render; none are secret. */
type AdminStore = DateStyle &
  Seller & {
    storeName: string
    /** The path of its logo, which stands beside the name. */
    logo: string
    /** Whether that is one of the owner's. */
    hasOwnLogo: boolean
    tax: TaxRules
  }

const StoreContext = createContext<AdminStore | null>(null)

/** Provides the back office with the store's settings; used by its layout. */
export function StoreProvider({ store, children }: { store: AdminStore; children: ReactNode }) {
  const { timezone, dateFormat, baseCurrency } = store
  // Before the first render of the children, which format dates and amounts in this style.
  useInsertionEffect(() => setDateStyle({ timezone, dateFormat }), [timezone, dateFormat])
  useInsertionEffect(() => setPageCurrency(baseCurrency), [baseCurrency])
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
}

/** The store that this back office is of. */
export function useStore(): AdminStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('There is no store outside of the back office')
  return store
}
