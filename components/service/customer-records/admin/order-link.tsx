import Link from 'next/link'

/** The order that something is about, if any. */
export function OrderLink({ orderNumber }: { orderNumber: string | null }) {
  if (orderNumber === null) return '—'
  return (
    <Link
      href={`/admin/orders/${orderNumber}`}
      className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
    >
      {orderNumber}
    </Link>
  )
}
