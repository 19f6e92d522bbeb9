'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { CustomerDetail } from '@/lib/customer-records/contracts'

export const CUSTOMERS_CALL = 'GET /api/admin/customers'
const CUSTOMER_CALL = 'GET /api/admin/customers/[id]'

export const useCustomer = (id: number) =>
  useQuery({
    queryKey: [CUSTOMER_CALL, id],
    queryFn: ({ signal }) => callAdmin(CUSTOMER_CALL, { params: { id }, signal }),
    staleTime: 0,
  })

/** Caches a changed customer, and invalidates the list. */
export function useCustomerChanged() {
  const client = useQueryClient()
  return (customer: CustomerDetail) => {
    client.setQueryData([CUSTOMER_CALL, customer.id], customer)
    client.invalidateQueries({ queryKey: [CUSTOMERS_CALL] })
  }
}
