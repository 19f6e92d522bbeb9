'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cartActions, cartQuery, shownLines } from './cart-actions'

/** The cart's lines as shown; undefined while loading. */
export function useCart() {
  const { data, isError, isFetching, refetch } = useQuery(cartQuery(useQueryClient()))
  return { lines: data && shownLines(data), isError, isFetching, refetch }
}

/** {@link cartActions} of the shown cart. */
export const useCartActions = () => cartActions(useQueryClient())
