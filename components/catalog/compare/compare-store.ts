'use client'

import { useSyncExternalStore } from 'react'
import { storedProductList } from '@/components/catalog/stored-product-list'
import { MAX_COMPARED } from './compared-ids'

/** The products that this browser compares. */
export const comparison = storedProductList('comparedProducts', MAX_COMPARED)

/** Their ids; `null` while unknown: the server and the first client render know none. */
export const useComparison = () =>
  useSyncExternalStore<readonly number[] | null>(comparison.subscribe, comparison.ids, () => null)
