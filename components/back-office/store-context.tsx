'use client'

import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react'
import type { DateStyle } from '@/lib/core/format-date'
import type { TaxRules } from '@/lib/pricing/tax'
import { setMomentStyle } from './format-date'

/** What the back office knows of the store from the first moment on; nothing of it is secret. */
type StoreOfAdmin = DateStyle & { storeName: string; tax: TaxRules }

const StoreContext = createContext<StoreOfAdmin | null>(null)

/** Lets the back office know the store's settings; its layout gives them. */
export function StoreProvider({ store, children }: { store: StoreOfAdmin; children: ReactNode }) {
  const { timezone, dateFormat } = store
  // Before anything is shown: what follows writes moments in this style.
  useInsertionEffect(() => setMomentStyle({ timezone, dateFormat }), [timezone, dateFormat])
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
}

/** The store that this back office is of. */
export function useStore(): StoreOfAdmin {
  const store = useContext(StoreContext)
  if (!store) throw new Error('There is no store outside of the back office')
  return store
}
