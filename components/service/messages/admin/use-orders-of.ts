import { usePagedList } from '@/components/back-office/use-paged-list'

/** The newest orders of a customer. Whoever asks twice on a page asks the store once. */
export const useOrdersOf = (customerId: number) =>
  usePagedList({
    call: 'GET /api/admin/orders',
    filters: { customer: String(customerId) },
    pageSize: 5,
  })
