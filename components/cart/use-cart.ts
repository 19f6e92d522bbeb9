'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { cartActions, cartQuery, shownLines } from './cart-actions'
import { publishCartCount } from './cart-count'
import { itemCount } from './cart-lines'

/** The cart's lines as shown; undefined while loading. The header's number follows them. */
export function useCart() {
  const { data, isError, isFetching, refetch } = useQuery(cartQuery(useQueryClient()))
  useEffect(() => {
    if (data) publishCartCount(itemCount(shownLines(data)))
  }, [data])
  return { lines: data && shownLines(data), isError, isFetching, refetch }
}

/** {@link cartActions} of the shown cart. */
export function useCartActions() {
  return cartActions(useQueryClient(), useSelling())
}
