'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'

export const CUSTOMERS_CALL = 'GET /api/admin/customers'
const CUSTOMER_CALL = 'GET /api/admin/customers/[id]'

export const useCustomer = (id: number) =>
  useQuery({
    queryKey: [CUSTOMER_CALL, id],
    queryFn: ({ signal }) => callAdmin(CUSTOMER_CALL, { params: { id }, signal }),
    staleTime: 0,
  })

/** Caches a customer whose addresses were merged or separated; all others may have changed with it. */
export function useCustomersRegrouped() {
  const client = useQueryClient()
  return (customer: CustomerDetail) => {
    client.removeQueries({ queryKey: [CUSTOMER_CALL], type: 'inactive' })
    client.setQueryData([CUSTOMER_CALL, customer.id], customer)
    client.invalidateQueries({ queryKey: [CUSTOMERS_CALL] })
    client.invalidateQueries({ queryKey: ['GET /api/admin/orders'] })
  }
}

/** Caches a changed customer, and invalidates the list. */
export function useCustomerChanged() {
  const client = useQueryClient()
  return (customer: CustomerDetail) => {
    client.setQueryData([CUSTOMER_CALL, customer.id], customer)
    client.invalidateQueries({ queryKey: [CUSTOMERS_CALL] })
  }
}
